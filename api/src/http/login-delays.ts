import { createHmac } from 'node:crypto';
import { formatWait } from 'mf-shared/format';
import { DAY_S, HOUR_S } from 'mf-shared/time';
import { AppError } from '../base/app-error.ts';
import { limitKey } from './address.ts';
import type { Counters } from './counters.ts';
import { Lane, standing } from './login-lane.ts';

/** How long a network stays known to an account after its last login there. */
const KNOWN_S = 20 * DAY_S;

/**
 * Failures without a wait, and after how many seconds they are forgotten: of one account from one network, of one
 * account from everywhere, of one network with all accounts (hundreds of people may share it).
 */
const FREE = {
  pair: { free: 5, window: DAY_S },
  account: { free: 20, window: DAY_S },
  network: { free: 100, window: HOUR_S },
};

export type Attempt = {
  /** The realm of the password: players and admins, who share one, or businesses. */
  realm: 'user' | 'business';
  email: string;
  /** The caller's network address. */
  address: string;
};

export type LoginDelays = {
  /**
   * Runs the check of a password, which answers null for a wrong one, and counts failures.
   * @throws `login_delayed` with the seconds to wait, even for a right password, and whether or not the account exists
   */
  guard: <T>(attempt: Attempt, check: () => Promise<T | null>) => Promise<T | null>;
  /** The highest count of failures against the account or its caller's network. */
  failures: (attempt: Attempt) => Promise<number>;
};

export const NO_DELAYS: LoginDelays = { guard: (_attempt, check) => check(), failures: async () => 0 };

/** Growing waits after wrong passwords; `docs/adr/0011-login-delays.md` gives the reasons. */
export function createLoginDelays({ open }: Counters, secret: string): LoginDelays {
  const lanes = {
    pair: new Lane('pair', FREE.pair, open),
    account: new Lane('account', FREE.account, open),
    network: new Lane('network', FREE.network, open),
  };
  const known = open('login:known', { points: 1, duration: KNOWN_S });
  const ofAttempt = (attempt: Attempt) => stepsOf(lanes, attempt, secret);
  return {
    guard: async (attempt, check) => {
      const [pair, ...others] = ofAttempt(attempt);
      // Where the owner signed in before, failures from elsewhere do not count against them.
      const steps = (await standing(known, pair.key)) > 0 ? [pair] : [pair, ...others];
      await enterAll(steps);
      const found = await check().catch(async (error: unknown) => {
        await takeBack(steps);
        throw error;
      });
      if (found === null) return null;
      await takeBack(steps);
      await pair.lane.forget(pair.key);
      await known.set(pair.key, 1, KNOWN_S);
      return found;
    },
    failures: async (attempt) =>
      Math.max(...(await Promise.all(ofAttempt(attempt).map(({ lane, key }) => lane.count(key))))),
  };
}

/** A lane that an attempt must pass, and its key there. */
type Step = { lane: Lane; key: string };

function stepsOf(
  lanes: Record<keyof typeof FREE, Lane>,
  { realm, email, address }: Attempt,
  secret: string,
): [pair: Step, ...others: Step[]] {
  /** Hides e-mails and addresses, which are not stored in plain form. */
  const hide = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join(' ')).digest('base64url');
  const network = limitKey(address);
  return [
    { lane: lanes.pair, key: hide(realm, email, network) },
    { lane: lanes.account, key: hide(realm, email) },
    { lane: lanes.network, key: hide(network) },
  ];
}

/** Counts an attempt in all lanes, or throws and counts it in none. */
async function enterAll(steps: readonly Step[]): Promise<void> {
  for (const [index, { lane, key }] of steps.entries()) {
    const wait = await lane.enter(key);
    if (wait === 0) continue;
    await takeBack(steps.slice(0, index));
    throw delayed(wait);
  }
}

async function takeBack(steps: readonly Step[]): Promise<void> {
  await Promise.all(steps.map(({ lane, key }) => lane.takeBack(key)));
}

function delayed(seconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new AppError('login_delayed', {
    retryAfter,
    message: `Çok fazla hatalı giriş denemesi yapıldı. Lütfen ${formatWait(retryAfter)} sonra tekrar deneyin.`,
  });
}
