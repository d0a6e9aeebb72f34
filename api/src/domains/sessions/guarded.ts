import { serialize } from 'hono/utils/cookie';
import { SECOND_MS } from 'mf-shared/time';
import type { Actor } from '../../auth/actor.ts';
import { PASS_COOKIE, passOf } from '../../auth/remote-pass.ts';
import { sessionOf } from '../../auth/session.ts';
import { TOKEN_LIFETIME_MS } from '../../auth/token.ts';
import type { Ctx } from '../../context.ts';
import { RawAnswer } from '../../http/raw-answer.ts';

/**
 * Sets the cookie that lets the caller's session load guarded remotes, for as long as the session lasts. An admin who
 * must still set up the second factor gets none: the shell draws the page for that.
 */
export async function openGuarded({ actor, config }: Ctx<Actor>): Promise<RawAnswer> {
  const cookie = serialize(PASS_COOKIE, passOf(config.jwtSecret, sessionOf(actor).id), {
    path: '/remotes',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.production,
    maxAge: TOKEN_LIFETIME_MS / SECOND_MS,
  });
  const answer = JSON.stringify({ message: 'Bu oturumla açılabilir.' });
  return new RawAnswer(answer, { 'Content-Type': 'application/json', 'Set-Cookie': cookie });
}
