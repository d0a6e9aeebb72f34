// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { actorId, useSession } from 'mf-shared/session';

/** The connection's account: a player or an active business. Whoever looks at an account has no connection of it. */
export function identity(): { id: string; token: string } | null {
  const session = useSession.getState();
  const id = actorId(session);
  if (!id || !session.token || session.view || session.business?.isActive === false) return null;
  return { id, token: session.token };
}
