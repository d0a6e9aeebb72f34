import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { PushProvider } from './index.ts';
import { keptVapidKeys } from './vapid-keys.ts';
import { webPushProvider } from './web-push.ts';

/** The push provider of the configuration; null for none. */
export function createPush(config: Pick<Config, 'push' | 'dataDir'>, log: Logger): PushProvider | null {
  if (config.push.provider === 'none') return null;
  const { keys, subject, hosts } = config.push;
  return webPushProvider({ keys: keys ?? keptVapidKeys(config.dataDir), subject, hosts, log });
}
