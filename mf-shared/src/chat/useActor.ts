// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { actorId, useSession } from 'mf-shared/session';
import type { Party } from '../contracts/messages.ts';

/** The owner of the shown conversations. */
export type ChatActor = { id: string; side: Party };

/** The signed-in account, or null before the session is ready. */
export function useActor(side: Party): ChatActor | null {
  const id = useSession(actorId);
  return id ? { id, side } : null;
}
