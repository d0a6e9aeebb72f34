import { whole } from './document.ts';

/** The sessions of an account, without those of a venue's staff. `column` holds the account's id. */
export const sessions = (column: 'user_id' | 'venue_id') =>
  whole((q, owner) =>
    q
      .selectFrom('sessions')
      .select(['device', 'role', 'created_at', 'last_used_at'])
      .where(column, '=', owner)
      .where('staff_id', 'is', null)
      .orderBy('id')
      .execute(),
  );

/** The passkeys of the account. Its other secrets would only help a thief. */
export const passkeys = whole((q, owner) =>
  q
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('account_id', '=', owner)
    .orderBy('created_at')
    .execute(),
);
