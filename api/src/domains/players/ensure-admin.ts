import { AdminRole } from 'mf-shared/contracts/admin';
import { Email, NewPassword } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import type { SystemActor } from '../../auth/actor.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { DEMO_PASSWORD } from '../../base/demo-accounts.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { recordAct } from '../audit/index.ts';
import { dropFactor } from '../second-factor/index.ts';
import { giveRights, newAdmin } from './admins.ts';
import { userByEmail } from './queries.ts';

const Credentials = z.object({
  email: Email,
  password: NewPassword,
  role: z.optional(AdminRole),
});
type Credentials = z.output<typeof Credentials>;
const NAME = 'Yönetici';

/** What it needs of the context, so that a command can call it too. `actor` names the command or the setting. */
type Ensuring = Pick<Ctx<SystemActor>, 'actor' | 'db' | 'config' | 'clock'>;

/**
 * Makes the account with this e-mail an admin with this password, whether it is new or a player's. Returns both as
 * stored. The same password and role as before change nothing, so that a restart ends no session. Others end all
 * tokens, delete the second factor and are an act in the audit log. Without a role an admin keeps the own, and a new one
 * is an owner of the platform. The demo's password is allowed here; production refuses it elsewhere.
 * @throws with Turkish sentences when a registration would refuse the input too
 */
export async function ensureAdmin(ctx: Ensuring, given: Credentials): Promise<Credentials> {
  const parsed = Credentials.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const { email, password } = parsed.data;
  if (await isSuch(await userByEmail(ctx.db.q, email), parsed.data)) return parsed.data;
  const weakness = password === DEMO_PASSWORD ? null : weaknessOf(password, { email });
  if (weakness) throw new Error(weakness);
  const passwordHash = await hashPassword(password);
  await ctx.db.transact((tx) => makeAdmin(tx, ctx, { ...parsed.data, passwordHash }));
  return parsed.data;
}

/** Whether an account already is that admin with that password. */
async function isSuch(known: UserRow | undefined, { password, role }: Credentials): Promise<boolean> {
  if (!known?.admin_role || (role && known.admin_role !== role)) return false;
  return verifyPassword(known.password_hash, password);
}

async function makeAdmin(
  tx: Tx,
  ctx: Ensuring,
  given: Credentials & { passwordHash: string },
): Promise<void> {
  const { email, passwordHash } = given;
  const now = ctx.clock();
  const created = newAdmin({ name: NAME, email, role: given.role ?? 'owner', passwordHash, now });
  const inserted = await tx.q
    .insertInto('users')
    .values(created)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const subject = (id: string) => ({ subject: { type: 'admin', id } }) as const;
  if (inserted) {
    const after = { role: created.admin_role };
    return recordAct(tx, ctx, { act: 'admin.create', ...subject(inserted.id), after });
  }
  const known = await userByEmail(tx.q, email);
  if (!known) throw new Error('Hesap bu arada silindi; yeniden deneyin.');
  await tx.lock('users', known.id);
  const held = await userByEmail(tx.q, email);
  // Another process may have done the same in between.
  if (!held || (await isSuch(held, given))) return;
  const role = given.role ?? held.admin_role ?? 'owner';
  await giveRights(tx.q, held.id, { role, passwordHash, now });
  // Somebody who may set an admin's password here may also let in an admin who lost the phone.
  await dropFactor(tx.q, held.id);
  const wasAdmin = held.admin_role !== null;
  await recordAct(tx, ctx, {
    act: wasAdmin ? 'admin.reset' : 'admin.create',
    ...subject(held.id),
    ...(held.admin_role === role ? {} : { before: { role: held.admin_role }, after: { role } }),
  });
}
