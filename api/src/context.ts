import type { Logger } from 'pino';
import type { Actor, SystemActor } from './auth/actor.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Reactions } from './domains/reactions.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { CaptchaProvider } from './providers/captcha/index.ts';
import type { Geocoder } from './providers/geocoder/index.ts';
import type { MailProvider } from './providers/mail/index.ts';
import type { PaymentGateway } from './providers/payment/index.ts';
import type { PushProvider } from './providers/push/index.ts';
import type { ReleaseStore } from './providers/releases/index.ts';
import type { PhotoStorage } from './providers/storage/index.ts';
import type { Bus } from './realtime/bus.ts';

/** Milliseconds since the epoch. Tests pass their own clock. */
export type Clock = () => number;

/** What the process has. Created once and passed to every verb. */
export type AppContext = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  /** Pushes to sockets on every process. Use it only in `afterCommit`. */
  bus: Bus;
  captcha: CaptchaProvider;
  payment: PaymentGateway;
  geocoder: Geocoder;
  storage: PhotoStorage;
  releases: ReleaseStore;
  /** Null when mails are neither sent nor logged: in measurements and some tests. */
  mail: MailProvider | null;
  /** Null when no web push is sent. */
  push: PushProvider | null;
  limits: RateLimits;
  /** Aborted when the process must stop: then jobs begin nothing new. Calls have none. */
  stopping?: AbortSignal;
  /**
   * Told of each instant (ms) at which the answer under way changes by itself; absent where no answer is kept.
   */
  turns?: (instant: number) => void;
  /** What a domain does when a lower one reports an event. */
  reactions: Reactions;
};

/** What a verb gets: the process and the actor. */
export type Ctx<A extends Actor | SystemActor | null = Actor | null> = AppContext & { actor: A };
