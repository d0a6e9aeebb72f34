import { userInfo } from 'node:os';
import type { SystemActor } from '../auth/actor.ts';

/** The actor of a command on the server; the audit log shows the name of the system's user. */
export const operator = (): SystemActor => ({
  role: 'system',
  who: `Komut satırı (${userInfo().username})`,
});
