import { ofVenue, whole } from '../../http/account-parts.ts';

export const pricesOfAccount = ofVenue({
  parts: {
    priceRules: whole((q, owner) =>
      q
        .selectFrom('price_rules')
        .select(['label', 'field_ids', 'weekdays', 'from_date', 'to_date', 'starts', 'ends', 'price'])
        .where('venue_id', '=', owner)
        .orderBy('sort'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('price_rules').where('venue_id', '=', owner).execute(),
});
