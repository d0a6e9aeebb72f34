import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PUSH_HOSTS } from './providers/push/hosts.ts';
import type { VapidKeys } from './providers/push/vapid-keys.ts';

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | null;
  jwtSecret: string;
  seed: 'demo' | 'none';
  admin: { email: string; password: string } | null;
  captcha:
    | { provider: 'embedded'; cost: number }
    | { provider: 'recaptcha'; siteKey: string; secret: string };
  payment: { provider: 'sandbox' } | { provider: 'iyzico'; url: string; apiKey: string; secret: string };
  geocoder: { provider: 'embedded' } | { provider: 'nominatim'; url: string };
  storage:
    | { provider: 'folder' }
    | { provider: 's3'; endpoint: string; accessKey: string; secretKey: string; region: string };
  mail: { url: string; from: string } | null;
  push: PushConfig;
  map: { tileUrl: string | null; attribution: string };
  rateLimits: boolean;
  trustProxy: boolean;
  publicUrl: string | null;
  /** Addresses of remotes that are deployed elsewhere; null serves the built ones from here. */
  remotes: Record<'player' | 'business' | 'admin', string | null>;
  /** Folder with the built front ends, or null to serve the API alone. */
  webRoot: string | null;
  /** Checks every answer against its contract; for tests. */
  checkResponses: boolean;
  logLevel: string;
};

export type PushConfig =
  | { provider: 'none' }
  /** `keys` null: made once and kept in the data folder. */
  | { provider: 'web'; keys: VapidKeys | null; subject: string; hosts: readonly string[] };

type Env = Record<string, string | undefined>;

/** A setting that cannot be served with; its message is for whoever starts the process. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DEMO_ADMIN = { email: 'admin@topla.test', password: 'Topla-2026!' };
const OSM = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Reads the settings once. Throws `ConfigError` for values that cannot be served with. */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR ?? 'data');
  const seed = oneOf(env, 'SEED', ['demo', 'none'], production ? 'none' : 'demo');
  const rateLimits = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (production && seed === 'demo') throw new ConfigError('SEED=demo is refused in production.');
  if (production && !rateLimits) throw new ConfigError('RATE_LIMITS=off is refused in production.');
  return {
    production,
    host: env.HOST ?? '127.0.0.1',
    port: port(env),
    dataDir,
    databaseUrl: env.DATABASE_URL || join(dataDir, 'topla.sqlite'),
    redisUrl: env.REDIS_URL || null,
    jwtSecret: jwtSecret(env, dataDir, production),
    seed,
    admin: firstAdmin(env, seed),
    captcha: captcha(env),
    payment: payment(env),
    geocoder: geocoder(env),
    storage: storage(env),
    mail: mail(env),
    push: push(env),
    map: {
      tileUrl: tileUrl(env),
      attribution: env.MAP_ATTRIBUTION ?? '© OpenStreetMap katkıda bulunanlar',
    },
    rateLimits,
    trustProxy: env.TRUST_PROXY === 'true',
    publicUrl: webAddress(env, 'PUBLIC_URL'),
    remotes: {
      player: webAddress(env, 'REMOTE_PLAYER_URL'),
      business: webAddress(env, 'REMOTE_BUSINESS_URL'),
      admin: webAddress(env, 'REMOTE_ADMIN_URL'),
    },
    webRoot: env.WEB_ROOT === 'none' ? null : resolve(env.WEB_ROOT ?? '.'),
    checkResponses: env.CHECK_RESPONSES === 'true',
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function oneOf<const T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = env[name] || fallback;
  const known = values.find((v) => v === value);
  if (!known) throw new ConfigError(`${name} must be one of ${values.join(', ')}.`);
  return known;
}

function required(env: Env, name: string, because: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is needed when ${because}.`);
  return value;
}

function port(env: Env): number {
  const value = Number(env.PORT || 3000);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new ConfigError('PORT is no port.');
  return value;
}

function webAddress(env: Env, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new ConfigError(`${name} must be an address that begins with http:// or https://.`);
  }
  return value;
}

/** A template such as `https://{a-c}.tiles.example/{z}/{x}/{y}.png`, or a path of this origin; none for `none`. */
function tileUrl(env: Env): string | null {
  const value = env.MAP_TILE_URL || OSM;
  if (value === 'none') return null;
  const sample = value.replace(/\{[^{}]*\}/g, 'a');
  const isAddress =
    /^(https?:\/\/[^\s;,'"{}]+|\/[^\s{}]*)$/.test(sample) && URL.canParse(sample, 'http://localhost');
  if (!isAddress) throw new ConfigError('MAP_TILE_URL must be an http(s) address or a path of this origin.');
  return value;
}

/** A given secret must be strong in production; without one, a secret is made once and kept. */
function jwtSecret(env: Env, dataDir: string, production: boolean): string {
  if (env.JWT_SECRET) {
    if (production && new Set(env.JWT_SECRET).size < 10) throw new ConfigError('JWT_SECRET is too weak.');
    if (production && env.JWT_SECRET.length < 32)
      throw new ConfigError('JWT_SECRET needs 32 characters or more.');
    return env.JWT_SECRET;
  }
  const file = join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(48).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function firstAdmin(env: Env, seed: Config['seed']): Config['admin'] {
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) return { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  return seed === 'demo' ? DEMO_ADMIN : null;
}

function captcha(env: Env): Config['captcha'] {
  if (oneOf(env, 'CAPTCHA', ['embedded', 'recaptcha'], 'embedded') === 'embedded') {
    const cost = Number(env.CAPTCHA_COST || 1);
    if (!(cost > 0 && cost <= 100)) throw new ConfigError('CAPTCHA_COST must be between 0 and 100.');
    return { provider: 'embedded', cost };
  }
  return {
    provider: 'recaptcha',
    siteKey: required(env, 'RECAPTCHA_SITE_KEY', 'CAPTCHA=recaptcha'),
    secret: required(env, 'RECAPTCHA_SECRET', 'CAPTCHA=recaptcha'),
  };
}

/** The bank calls back at the public address, so iyzico cannot do without one. */
function payment(env: Env): Config['payment'] {
  if (oneOf(env, 'PAYMENT', ['sandbox', 'iyzico'], 'sandbox') === 'sandbox') return { provider: 'sandbox' };
  const because = 'PAYMENT=iyzico';
  required(env, 'PUBLIC_URL', because);
  return {
    provider: 'iyzico',
    url: env.IYZICO_URL || 'https://api.iyzipay.com',
    apiKey: required(env, 'IYZICO_API_KEY', because),
    secret: required(env, 'IYZICO_SECRET', because),
  };
}

function geocoder(env: Env): Config['geocoder'] {
  if (oneOf(env, 'GEOCODER', ['embedded', 'nominatim'], 'embedded') === 'embedded')
    return { provider: 'embedded' };
  return { provider: 'nominatim', url: required(env, 'NOMINATIM_URL', 'GEOCODER=nominatim') };
}

function storage(env: Env): Config['storage'] {
  if (oneOf(env, 'STORAGE', ['folder', 's3'], 'folder') === 'folder') return { provider: 'folder' };
  const because = 'STORAGE=s3';
  return {
    provider: 's3',
    endpoint: required(env, 'S3_ENDPOINT', because),
    accessKey: required(env, 'S3_ACCESS_KEY', because),
    secretKey: required(env, 'S3_SECRET_KEY', because),
    region: env.S3_REGION || 'auto',
  };
}

/** Without a server no mail is sent. */
function mail(env: Env): Config['mail'] {
  if (!env.MAIL_URL) return null;
  if (!/^smtps?:$/.test(URL.parse(env.MAIL_URL)?.protocol ?? '')) {
    throw new ConfigError('MAIL_URL must be an address that begins with smtp:// or smtps://.');
  }
  const from = required(env, 'MAIL_FROM', 'MAIL_URL is set');
  if (!/^[^<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new ConfigError('MAIL_FROM has no e-mail address.');
  return { url: env.MAIL_URL, from };
}

/** Push services want to know whom to ask about a sender: the site, or a mail address. */
function push(env: Env): PushConfig {
  if (oneOf(env, 'PUSH', ['web', 'none'], 'web') === 'none') return { provider: 'none' };
  const publicKey = env.VAPID_PUBLIC_KEY;
  const privateKey = env.VAPID_PRIVATE_KEY;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  }
  const hosts = (env.PUSH_HOSTS ?? '').split(',').map((host) => host.trim());
  return {
    provider: 'web',
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: pushSubject(env),
    hosts: [...PUSH_HOSTS, ...hosts.filter(Boolean)],
  };
}

function pushSubject(env: Env): string {
  if (env.PUBLIC_URL?.startsWith('https:')) return env.PUBLIC_URL;
  const address = /[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM ?? '')?.[0];
  return `mailto:${address ?? 'topla@localhost.invalid'}`;
}
