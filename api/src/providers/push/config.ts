import { ConfigError, type Env, oneOf, siteAddress } from '../../base/env.ts';
import { PUSH_HOSTS } from './hosts.ts';
import type { VapidKeys } from './vapid-keys.ts';

export type PushConfig =
  | { provider: 'none' }
  /** With `keys` null, keys are made once and kept in the data folder. */
  | { provider: 'web'; keys: VapidKeys | null; subject: string; hosts: readonly string[] };

/**
 * Reads the settings of web push. Push services want a contact of the sender: the site or a mail address.
 * @throws `ConfigError` when a setting is invalid
 */
export function pushConfig(env: Env): PushConfig {
  if (oneOf(env, 'PUSH', ['web', 'none'], 'web') === 'none') return { provider: 'none' };
  const publicKey = env.VAPID_PUBLIC_KEY;
  const privateKey = env.VAPID_PRIVATE_KEY;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  }
  if (publicKey && privateKey) requireVapidKeys(publicKey, privateKey);
  return {
    provider: 'web',
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: pushSubject(env),
    hosts: [...PUSH_HOSTS, ...furtherPushHosts(env)],
  };
}

/** Checks an uncompressed point of P-256 and its secret number, both base64url. */
function requireVapidKeys(publicKey: string, privateKey: string): void {
  const lengths = [publicKey, privateKey].map((key) =>
    /^[\w-]+=*$/.test(key) ? Buffer.from(key, 'base64url').length : 0,
  );
  if (lengths[0] !== 65 || lengths[1] !== 32)
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no keys of web push.');
}

/** Hosts, `*.` with a domain, or whole origins. */
function furtherPushHosts(env: Env): string[] {
  const hosts = (env.PUSH_HOSTS ?? '').split(',').map((host) => host.trim());
  const given = hosts.filter(Boolean);
  const wrong = given.find((host) => !/^(\*\.|https?:\/\/)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(host));
  if (wrong) throw new ConfigError(`PUSH_HOSTS: “${wrong}” is no host.`);
  return given;
}

function pushSubject(env: Env): string {
  const site = siteAddress(env, 'PUBLIC_URL');
  if (site?.startsWith('https:')) return site;
  const address = /[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM ?? '')?.[0];
  return `mailto:${address ?? 'topla@localhost.invalid'}`;
}
