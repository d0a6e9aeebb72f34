import { ofBoth, whole } from '../../http/account-parts.ts';

/** Only passkeys are in the download: other secrets would help nobody but a thief. */
export const factorOfAccount = ofBoth({
  parts: {
    passkeys: whole((q, owner) =>
      q
        .selectFrom('passkeys')
        .select(['name', 'created_at', 'last_used_at'])
        .where('account_id', '=', owner)
        .orderBy('created_at'),
    ),
  },
  forget: (q, owner) => q.deleteFrom('second_factors').where('account_id', '=', owner).execute(),
});
