import type { Logger } from 'pino';
import type { Actor } from './auth/actor.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Reactions } from './domains/reactions.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { CaptchaProvider } from './providers/captcha/index.ts';
import type { Geocoder } from './providers/geocoder/index.ts';
import type { MailProvider } from './providers/mail/index.ts';
import type { PaymentGateway } from './providers/payment/index.ts';
import type { PushProvider } from './providers/push/index.ts';
import type { PhotoStorage } from './providers/storage/index.ts';
import type { Bus } from './realtime/bus.ts';

/** Milliseconds since the epoch; tests hand in their own. */
export type Clock = () => number;

/** What the process has: made once, handed to every verb. */
export type AppContext = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  /** Pushes to sockets, on every process. Use it in `afterCommit` only. */
  bus: Bus;
  captcha: CaptchaProvider;
  payment: PaymentGateway;
  geocoder: Geocoder;
  storage: PhotoStorage;
  /** Null where nothing is mailed or logged: in measurements, and in tests of other things. */
  mail: MailProvider | null;
  /** Null where no web push is sent. */
  push: PushProvider | null;
  limits: RateLimits;
  /** Aborted when the process is to stop: jobs begin nothing new then. Calls have none. */
  stopping?: AbortSignal;
  /** What domains do when one of a lower layer says what happened. */
  reactions: Reactions;
};

/** What a verb gets: the process and who asks. */
export type Ctx<A extends Actor | null = Actor | null> = AppContext & { actor: A };
