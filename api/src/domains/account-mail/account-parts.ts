import { ofBoth } from '../../http/account-parts.ts';
import { staffOfVenue } from '../staff/index.ts';

/** Mails of a venue's staff end with the venue. */
export const mailsOfAccount = ofBoth({
  forget: (q, owner) =>
    q
      .deleteFrom('account_mails')
      .where((eb) => eb.or([eb('account_id', '=', owner), eb('account_id', 'in', staffOfVenue(owner))]))
      .execute(),
});
