import type { PushPayload } from 'mf-shared/contracts/notifications';

/** A browser as it introduced itself: where it is reached, and its keys (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the browser will never be reached there again. `failed`: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** `keepSeconds`: for how long the push service waits for a browser that is closed. */
export type PushMessage = { payload: PushPayload; keepSeconds: number };

export type PushProvider = {
  /** What browsers subscribe with, base64url. */
  publicKey: string;
  /** Whether messages are sent to such an address at all; anybody may claim to be reached anywhere. */
  accepts: (endpoint: string) => boolean;
  /** Sends one encrypted message; never throws. A later one with the same `tag` replaces one that still waits. */
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
};
