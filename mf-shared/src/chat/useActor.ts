// By name, not by path: federation shares the session under this name, a path would bundle a second one.
import { actorId, useSession } from 'mf-shared/session';
import type { Party } from '../contracts/messages.ts';

/** Whose conversations are shown. */
export type ChatActor = { id: string; side: Party };

/** The signed-in account, or null before the session is there. */
export function useActor(side: Party): ChatActor | null {
  const id = useSession(actorId);
  return id ? { id, side } : null;
}
