import type { Party } from 'mf-shared/contracts/messages';
import type { BusinessActor, UserActor } from './actor.ts';

/** Whoever can hold a conversation. */
export type Member = UserActor | BusinessActor;

/** One end of a conversation. */
export type Side = { model: Party; id: string };

/** The caller's own end. */
export const ownSide = (actor: Member): Side => ({
  model: actor.role === 'business' ? 'Business' : 'User',
  id: actor.id,
});
