import type { LimitName } from 'mf-shared/contracts/call';
import { formatWait } from 'mf-shared/format';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../auth/actor.ts';
import { AppError, atInput } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import { openCounters } from './counters.ts';
import { createLoginDelays, type LoginDelays, NO_DELAYS } from './login-delays.ts';
import { LIMITS, type Limit } from './rate-limit-table.ts';

/** The account that acts, or its network: limits count against it. */
export type Who = { account: string | null; address: string };

/** Counts what accounts and addresses do, over all processes, over HTTP and sockets. */
export type RateLimits = {
  /**
   * Counts `points` more.
   * @throws `rate_limited` with the seconds to wait
   */
  take: (name: LimitName, who: Who, points?: number) => Promise<void>;
  /** Counts one and runs `work`. A refusal counts as well, unless the limit spares it. */
  count: <T>(name: LimitName, who: Who, work: () => Promise<T>) => Promise<T>;
  /** Waits after wrong passwords. */
  logins: LoginDelays;
  close: () => Promise<void>;
};

const UNLIMITED: RateLimits = {
  take: async () => {},
  count: (_name, _who, work) => work(),
  logins: NO_DELAYS,
  close: async () => {},
};

/** The limits of this deployment; none at all with `RATE_LIMITS=off`. */
export async function createRateLimits({
  config,
  log,
}: Pick<AppContext, 'config' | 'log'>): Promise<RateLimits> {
  if (!config.rateLimits) return UNLIMITED;
  const counters = await openCounters(config, log);
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries<Limit>(LIMITS)) {
    for (const by of ['account', 'address'] as const) {
      const rate = limit[by];
      if (rate) limiters.set(`${name}:${by}`, counters.open(`${name}:${by}`, rate, limit.ownCount));
    }
  }
  const logins = createLoginDelays(counters, config.jwtSecret);
  return { ...counting(limiters), logins, close: counters.close };
}

function counting(limiters: Map<string, RateLimiterAbstract>): Pick<RateLimits, 'take' | 'count'> {
  const pick = (name: LimitName, { account, address }: Who) => {
    const limit: Limit = LIMITS[name];
    const ofAccount = limit.account && (account !== null || !limit.address);
    const limiter = limiters.get(`${name}:${ofAccount ? 'account' : 'address'}`);
    if (!limiter) throw new Error(`limit ${name} has no rate`);
    return { limiter, key: (ofAccount && account) || address };
  };
  const take: RateLimits['take'] = async (name, who, points = 1) => {
    const { limiter, key } = pick(name, who);
    await limiter.consume(key, points).catch((error: unknown) => {
      throw error instanceof RateLimiterRes ? tooOften(error) : error;
    });
  };
  const count: RateLimits['count'] = async (name, who, work) => {
    await take(name, who);
    try {
      return await work();
    } catch (error) {
      const { limiter, key } = pick(name, who);
      if ((LIMITS[name] as Limit).sparesRefused && error instanceof AppError) await limiter.reward(key, 1);
      throw error;
    }
  };
  return { take, count };
}

function tooOften({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('rate_limited', {
    retryAfter,
    message: `Bunu kısa sürede çok sık yaptınız. Lütfen ${formatWait(retryAfter)} sonra tekrar deneyin.`,
  });
}

/**
 * Counts photos before they are worked on.
 * @throws `rate_limited` at their input
 */
export async function takeForPhotos(
  { take }: Pick<RateLimits, 'take'>,
  who: Who,
  { input, count }: { input: string; count: number },
): Promise<void> {
  if (count === 0) return;
  await take('photo', who, count).catch((error: unknown) => {
    throw error instanceof AppError ? atInput(error, input) : error;
  });
}

/** An account, for limits that verbs count. */
export const byAccount = (actor: Actor): Who => ({ account: accountOf(actor), address: '' });

/** The account that limits count against: a venue's people count separately, and an admin's view is the admin's. */
export function accountOf(actor: Actor | null): string | null {
  if (actor === null || actor.role === 'admin') return actor?.id ?? null;
  if (actor.viewing) return actor.viewing.adminId;
  return (actor.role === 'business' && actor.staff?.id) || actor.id;
}
