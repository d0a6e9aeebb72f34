import { type OfAccount, paged } from '../../http/account-parts.ts';

const hourAlerts = paged('a.id', (q, owner) =>
  q
    .selectFrom('hour_alerts as a')
    .select([
      'a.id',
      'a.city',
      'a.district',
      'a.lat',
      'a.lng',
      'a.radius',
      'a.date',
      'a.earliest',
      'a.latest',
    ])
    .select(['a.players', 'a.max_price', 'a.told', 'a.created_at'])
    .where('a.user_id', '=', owner),
);

export const alertsOfAccount = {
  player: {
    parts: { hourAlerts },
    forget: (q, owner) => q.deleteFrom('hour_alerts').where('user_id', '=', owner).execute(),
  },
} satisfies OfAccount;
