import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge; answers the token that a form would send. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64');
}
