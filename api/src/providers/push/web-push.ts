import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import webPush from 'web-push';
import { isPushAddress } from './hosts.ts';
import type { PushOutcome, PushProvider } from './index.ts';
import type { VapidKeys } from './vapid-keys.ts';

const TIMEOUT_MS = 10_000;
/** A push service's topic has at most so many characters. */
const TOPIC_LENGTH = 32;
/** The browser is gone, or subscribed with keys that we no longer have. */
const GONE = new Set([403, 404, 410]);

type Settings = { keys: VapidKeys; subject: string; hosts: readonly string[]; log: Logger };

/** Web push (RFC 8030) with encrypted content (RFC 8291) and VAPID (RFC 8292). */
export function webPushProvider({ keys, subject, hosts, log }: Settings): PushProvider {
  const vapidDetails = { subject, ...keys };
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPushAddress(endpoint, hosts),
    async send({ endpoint, p256dh, auth }, { payload, keepSeconds }) {
      if (!isPushAddress(endpoint, hosts)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails, TTL: keepSeconds, urgency: 'high', topic: topicOf(payload.tag) },
      );
      return post(
        endpoint,
        { method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) },
        log,
      );
    },
  };
}

/** A redirect could lead anywhere, so it counts as a failure. */
async function post(endpoint: string, request: RequestInit, log: Logger): Promise<PushOutcome> {
  const { host } = new URL(endpoint);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(endpoint, { ...request, redirect: 'error', signal });
    if (ok) return 'sent';
    if (GONE.has(status)) return 'gone';
    log.warn({ host, status }, 'push service refused');
  } catch (error) {
    log.warn({ err: error, host }, 'push service did not answer');
  }
  return 'failed';
}

const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
