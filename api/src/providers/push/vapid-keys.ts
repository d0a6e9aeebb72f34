import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

/** Base64url; browsers subscribe with the public one, so both must stay the same. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The keys of this installation: made once and kept in its data folder. */
export function keptVapidKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, 'vapid-keys.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of the same folder was faster.
      if (!existsSync(file)) throw error;
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
}
