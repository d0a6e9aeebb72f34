import type { Actor } from './actor.ts';

/** Whose password and second factor count: a player's or admin's, an owner's, or those of somebody of the staff. */
export type Account = { model: 'User' | 'Business' | 'Staff'; id: string };

/** The account behind an actor; people of a venue each have their own. */
export function accountOf(actor: Actor): Account {
  if (actor.role !== 'business') return { model: 'User', id: actor.id };
  return actor.staff ? { model: 'Staff', id: actor.staff.id } : { model: 'Business', id: actor.id };
}
