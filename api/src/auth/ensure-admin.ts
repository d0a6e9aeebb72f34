import { Email, NewPassword } from 'mf-shared/contracts/common';
import { foldTr } from 'mf-shared/format';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../base/demo-accounts.ts';
import { newId } from '../base/id.ts';
import type { Database } from '../db/database.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { weaknessOf } from './weak-password.ts';

const Credentials = z.object({ email: Email, password: NewPassword });
type Credentials = z.output<typeof Credentials>;
const NAME = 'Yönetici';

/**
 * Makes the account with this e-mail an admin with this password, whether it is new or a player's. Returns both as
 * stored. The same password as before changes nothing, so that a restart ends no session. Another password ends all
 * tokens and deletes the second factor. The demo's password is allowed here; production refuses it elsewhere.
 * @throws with Turkish sentences when a registration would refuse the input too
 */
export async function ensureAdmin(db: Database, given: Credentials): Promise<Credentials> {
  const parsed = Credentials.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const { email, password } = parsed.data;
  const known = await db.q.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (known?.role === 'admin' && (await verifyPassword(known.password_hash, password))) return parsed.data;
  const weakness = password === DEMO_PASSWORD ? null : weaknessOf(password, { email });
  if (weakness) throw new Error(weakness);
  const hash = await hashPassword(password);
  const now = Date.now();
  await db.q
    .insertInto('users')
    .values({
      id: newId(),
      role: 'admin',
      full_name: NAME,
      name_folded: foldTr(NAME),
      email,
      password_hash: hash,
      teams: '[]',
      token_version: 0,
      created_at: now,
      // Somebody who may run this command needs no link to verify an address.
      email_verified_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        role: 'admin',
        password_hash: hash,
        email_verified_at: now,
        token_version: eb('users.token_version', '+', 1),
      })),
    )
    .execute();
  // Somebody who may set an admin's password here may also let in an admin who lost the phone.
  await db.q
    .deleteFrom('second_factors')
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  return parsed.data;
}
