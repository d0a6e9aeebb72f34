import { foldTr } from 'mf-shared/format';
import { goneAddress } from '../../auth/gone-account.ts';
import type { Queries } from '../../db/database.ts';

const GONE_NAME = 'Silinmiş kullanıcı';

/** The columns that deletion needs, or undefined when the account is deleted. */
export const livingPlayer = (q: Queries, userId: string) =>
  q
    .selectFrom('users')
    .select(['role', 'password_hash', 'photo', 'token_version'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

type Ended = { userId: string; passwordHash: string; tokenVersion: number; now: number };

/** Removes all personal data from the account and keeps the empty row, because other records refer to it. */
export const anonymisePlayer = (q: Queries, { userId, passwordHash, tokenVersion, now }: Ended) =>
  q
    .updateTable('users')
    .set({
      role: 'user',
      full_name: GONE_NAME,
      name_folded: foldTr(GONE_NAME),
      // The real address is free to register again.
      email: goneAddress(),
      password_hash: passwordHash,
      phone: null,
      photo: null,
      teams: '[]',
      position: null,
      foot: null,
      city: null,
      speed: null,
      shooting: null,
      passing: null,
      dribbling: null,
      defense: null,
      physical: null,
      email_verified_at: null,
      token_version: tokenVersion + 1,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
