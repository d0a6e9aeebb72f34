import webPush from 'web-push';
import { keptFile } from '../../base/kept-file.ts';

/** Base64url. Browsers subscribe with the public key, so both must stay the same. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The keys of this installation, made once and kept in its data folder. */
export const keptVapidKeys = (dataDir: string): VapidKeys =>
  JSON.parse(
    keptFile(dataDir, 'vapid-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys;
