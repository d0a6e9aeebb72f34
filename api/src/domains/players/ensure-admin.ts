import { AdminRole } from 'mf-shared/contracts/admin';
import { Email, NewPassword } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { DEMO_PASSWORD } from '../../base/demo-accounts.ts';
import type { Database } from '../../db/database.ts';
import { dropFactor } from '../second-factor/index.ts';
import { newAdmin } from './admins.ts';
import { userByEmail } from './queries.ts';

const Credentials = z.object({
  email: Email,
  password: NewPassword,
  role: z.optional(AdminRole),
});
type Credentials = z.output<typeof Credentials>;
const NAME = 'Yönetici';

/**
 * Makes the account with this e-mail an admin with this password, whether it is new or a player's. Returns both as
 * stored. The same password and role as before change nothing, so that a restart ends no session. Others end all
 * tokens and delete the second factor. Without a role an admin keeps the own, and a new one is an owner of the platform. The demo's password is allowed here; production refuses it elsewhere.
 * @throws with Turkish sentences when a registration would refuse the input too
 */
export async function ensureAdmin(db: Database, given: Credentials): Promise<Credentials> {
  const parsed = Credentials.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const { email, password, role } = parsed.data;
  const known = await userByEmail(db.q, email);
  const adminRole = role ?? known?.admin_role ?? 'owner';
  if (known?.admin_role === adminRole && (await verifyPassword(known.password_hash, password)))
    return parsed.data;
  const weakness = password === DEMO_PASSWORD ? null : weaknessOf(password, { email });
  if (weakness) throw new Error(weakness);
  const hash = await hashPassword(password);
  const now = Date.now();
  const { id } = await db.q
    .insertInto('users')
    .values(newAdmin({ name: NAME, email, role: adminRole, passwordHash: hash, now }))
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        role: 'admin',
        admin_role: adminRole,
        password_hash: hash,
        email_verified_at: now,
        token_version: eb('users.token_version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  // Somebody who may set an admin's password here may also let in an admin who lost the phone.
  await dropFactor(db.q, id);
  return parsed.data;
}
