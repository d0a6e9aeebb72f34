import type { Party } from 'mf-shared/contracts/messages';
import type { BusinessActor, UserActor } from './actor.ts';

/** An actor that can have conversations. */
export type Member = UserActor | BusinessActor;

/** One side of a conversation. */
export type Side = { model: Party; id: string };

/** The caller's own side. */
export const ownSide = (actor: Member): Side => ({
  model: actor.role === 'business' ? 'Business' : 'User',
  id: actor.id,
});
