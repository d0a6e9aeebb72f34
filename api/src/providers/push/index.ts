import type { PushPayload } from 'mf-shared/contracts/notifications';

/** A browser's push address and its keys (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the browser can never be reached there again. `failed`: worth a retry. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** `keepSeconds`: how long the push service waits for a closed browser. */
export type PushMessage = { payload: PushPayload; keepSeconds: number };

export type PushProvider = {
  /** The key with which browsers subscribe, base64url. */
  publicKey: string;
  /** Whether messages are sent to such an address; anybody may claim any address. */
  accepts: (endpoint: string) => boolean;
  /** Sends one encrypted message; never throws. A later message replaces one with the same `tag` that still waits. */
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
};
