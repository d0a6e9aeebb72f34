// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { useSession } from 'mf-shared/session';
import type { ClientFrame } from '../contracts/socket.ts';

/** What several views may watch together. */
export type Counted = 'requests' | 'pending' | `hours:${string}` | `roster:${string}`;

/** The frame that starts or stops a watch. */
export function watchFrame(what: Counted, on: boolean): ClientFrame {
  if (what === 'requests') return { event: 'watchRequests', data: { on } };
  if (what === 'pending')
    return { event: 'watchPending', data: { token: on ? useSession.getState().token : null } };
  const [kind, name = ''] = what.split(':');
  return kind === 'roster'
    ? { event: 'watchRoster', data: { code: name, on } }
    : { event: 'watchHours', data: { city: name, on } };
}
