import { userInfo } from 'node:os';
import type { SystemActor } from '../auth/actor.ts';

/** Whoever runs a command on the server, as the audit log names them. */
export const operator = (): SystemActor => ({
  role: 'system',
  who: `Komut satırı (${userInfo().username})`,
});
