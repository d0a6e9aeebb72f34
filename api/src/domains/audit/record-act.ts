import type { AuditAct, AuditSubject } from 'mf-shared/contracts/audit';
import type { AdminActor, SystemActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Entry, type Head, hashOf, macOf } from './chain.ts';

/** What a recorded act needs of the context, so that commands can record too. */
type Recording = Pick<Ctx<AdminActor | SystemActor>, 'actor' | 'clock' | 'config'>;

type Act = {
  act: AuditAct;
  subject: { type: AuditSubject; id: string };
  /** Only the fields that changed, without secrets. */
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
};

/**
 * Writes down what an admin, or the server itself, does, in the transaction that does it: an act without its entry does
 * not happen. Call it after the transaction's own writes, since it locks the end of the chain until the commit.
 */
export async function recordAct(tx: Tx, { actor, clock, config }: Recording, act: Act): Promise<void> {
  const key = config.auditKey;
  const last = await takeHead(tx);
  const entry: Entry = {
    position: last.position + 1,
    created_at: clock(),
    ...byWhom(actor),
    act: act.act,
    subject_type: act.subject.type,
    subject_id: act.subject.id,
    before: jsonOf(act.before),
    after: jsonOf(act.after),
    // Half a character would be stored as another one, and the hash would not fit.
    reason: act.reason?.toWellFormed() || null,
  };
  const hash = hashOf(key, entry, last.hash);
  await tx.q
    .insertInto('audit_entries')
    .values({ ...entry, hash })
    .execute();
  const next = { position: entry.position, hash };
  // A head that somebody forged stays unproven: a true mac would hide which entries are gone.
  const mac = last.mac === macOf(key, last) ? macOf(key, next) : last.mac;
  await tx.q.updateTable('audit_head').set({ hash, mac }).execute();
}

/** The end of the chain, which nobody else can extend until the transaction ends. */
async function takeHead(tx: Tx): Promise<Head> {
  const { position, hash, mac } = await tx.q
    .updateTable('audit_head')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .returning(['position', 'hash', 'mac'])
    .executeTakeFirstOrThrow();
  return { position: position - 1, hash, mac };
}

function byWhom(actor: AdminActor | SystemActor) {
  if (actor.role === 'system')
    return { actor_id: null, who: actor.who, admin_role: null, address: null, device: null };
  const { id, email, adminRole, origin } = actor;
  return { actor_id: id, who: email, admin_role: adminRole, ...origin };
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
