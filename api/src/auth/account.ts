import type { Actor } from './actor.ts';

/** An account with its own password and second factor: of a player or admin, of an owner, or of a staff member. */
export type Account = { model: 'User' | 'Business' | 'Staff'; id: string };

/** The account of an actor. Each of a venue's people has their own. */
export function accountOf(actor: Actor): Account {
  if (actor.role !== 'business') return { model: 'User', id: actor.id };
  return actor.staff ? { model: 'Staff', id: actor.staff.id } : { model: 'Business', id: actor.id };
}
