import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { BRAND } from 'mf-shared/brand';
import { ADMIN_ROLES, type AdminRole } from 'mf-shared/contracts/admin';
import { Email, NewPassword } from 'mf-shared/contracts/common';
import { weaknessOf } from './auth/weak-password.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './base/demo-accounts.ts';
import {
  address,
  ConfigError,
  type Env,
  oneOf,
  port,
  required,
  requiredWebAddress,
  siteAddress,
  siteAddresses,
  webAddress,
} from './base/env.ts';
import { keptFile } from './base/kept-file.ts';
import { type Bucket, bucketAt, type ReleasesConfig, releasesConfig } from './base/releases-config.ts';
import { type PushConfig, pushConfig } from './providers/push/config.ts';

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | null;
  jwtSecret: string;
  /** Proves the audit log. It is not in the database, so that whoever has only that can forge no entry. */
  auditKey: string;
  seed: 'demo' | 'none';
  admin: { email: string; password: string; role?: AdminRole } | null;
  captcha:
    | { provider: 'embedded'; cost: number }
    | { provider: 'recaptcha'; siteKey: string; secret: string };
  payment: { provider: 'sandbox' } | { provider: 'iyzico'; url: string; apiKey: string; secret: string };
  /** Who writes the invoices. */
  seller: Seller;
  geocoder: { provider: 'embedded' } | { provider: 'nominatim'; url: string };
  storage: { provider: 'folder' } | ({ provider: 's3' } & Bucket);
  mail: { url: string; from: string } | null;
  push: PushConfig;
  /** Origins that alerts may be posted to although they are no public https addresses. */
  hookHosts: readonly string[];
  map: { tileUrl: string | null; attribution: string };
  rateLimits: boolean;
  trustProxy: boolean;
  publicUrl: string | null;
  /** The origin under which browsers reach the API; null where it is that of the page. */
  apiUrl: string | null;
  /** Origins of pages elsewhere that may call the API. */
  allowedOrigins: readonly string[];
  /** Addresses of the federation entries of remotes that are deployed elsewhere, by name. */
  remotes: Record<string, string>;
  releases: ReleasesConfig;
  /** Folder with the built front ends, or null for the API alone. */
  webRoot: string | null;
  /** Checks every answer against its contract, in tests. */
  checkResponses: boolean;
  logLevel: string;
  /** Serves source maps and the pages that explain the API. */
  developerFiles: boolean;
};

export type Seller = { name: string; address: string; taxOffice: string; taxNumber: string };

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const OSM = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * Reads the settings.
 * @throws `ConfigError` when a setting is invalid
 */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR || 'data');
  const seed = oneOf(env, 'SEED', ['demo', 'none'], production ? 'none' : 'demo');
  const rateLimits = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (production && seed === 'demo') throw new ConfigError('SEED=demo is refused in production.');
  if (production && !rateLimits) throw new ConfigError('RATE_LIMITS=off is refused in production.');
  return {
    production,
    host: env.HOST || '127.0.0.1',
    port: port(env),
    dataDir,
    databaseUrl: databaseUrl(env, dataDir),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    jwtSecret: secret(env, { name: 'JWT_SECRET', file: 'jwt-secret', dataDir, production }),
    auditKey: secret(env, { name: 'AUDIT_KEY', file: 'audit-key', dataDir, production }),
    seed,
    admin: firstAdmin(env, seed, production),
    captcha: captcha(env),
    payment: payment(env, production),
    seller: {
      name: env.SELLER_NAME || BRAND,
      address: env.SELLER_ADDRESS || '',
      taxOffice: env.SELLER_TAX_OFFICE || '',
      taxNumber: env.SELLER_TAX_NUMBER || '',
    },
    geocoder: geocoder(env),
    storage: storage(env),
    mail: mail(env),
    push: pushConfig(env),
    hookHosts: siteAddresses(env, 'HOOK_HOSTS'),
    map: {
      tileUrl: tileUrl(env),
      attribution: env.MAP_ATTRIBUTION || '© OpenStreetMap katkıda bulunanlar',
    },
    rateLimits,
    trustProxy: oneOf(env, 'TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    publicUrl: siteAddress(env, 'PUBLIC_URL'),
    apiUrl: siteAddress(env, 'API_URL'),
    allowedOrigins: siteAddresses(env, 'ALLOWED_ORIGINS'),
    remotes: remotes(env),
    releases: releasesConfig(env),
    webRoot: env.WEB_ROOT === 'none' ? null : resolve(env.WEB_ROOT || '.'),
    checkResponses: env.CHECK_RESPONSES === 'true',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    developerFiles: oneOf(env, 'DEVELOPER_FILES', ['on', 'off'], production ? 'off' : 'on') === 'on',
  };
}

/** Every `REMOTE_…_URL` names a remote, known to the product or not. */
const remotes = (env: Env): Config['remotes'] =>
  Object.fromEntries(
    Object.keys(env).flatMap((name) => {
      const remote = /^REMOTE_([A-Z0-9]+)_URL$/.exec(name)?.[1]?.toLowerCase();
      const url = remote && webAddress(env, name);
      return url ? [[remote, url]] : [];
    }),
  );

/** A template such as `https://{a-c}.tiles.example/{z}/{x}/{y}.png`, or a path of this origin; null for `none`. */
function tileUrl(env: Env): string | null {
  const value = env.MAP_TILE_URL || OSM;
  if (value === 'none') return null;
  const sample = value.replace(/\{[^{}]*\}/g, 'a');
  const isAddress =
    /^(https?:\/\/[^\s;,'"{}]+|\/[^\s{}]*)$/.test(sample) && URL.canParse(sample, 'http://localhost');
  if (!isAddress) throw new ConfigError('MAP_TILE_URL must be an http(s) address or a path of this origin.');
  return value;
}

/** A file or a PostgreSQL address. Any other scheme is refused: it would become a strange file name. */
function databaseUrl(env: Env, dataDir: string): string {
  const value = env.DATABASE_URL || join(dataDir, 'topla.sqlite');
  if (!/^\w[\w+.-]+:/.test(value)) return value;
  return address(env, 'DATABASE_URL', ['postgres', 'postgresql']) ?? value;
}

type Secret = { name: string; file: string; dataDir: string; production: boolean };

/** A secret, which must be strong in production. Without a setting, one is made once and kept. */
function secret(env: Env, { name, file, dataDir, production }: Secret): string {
  const value = env[name] || keptFile(dataDir, file, () => randomBytes(48).toString('base64url')).trim();
  const what = env[name] ? name : `${name}, kept in ${dataDir},`;
  if (!value) throw new ConfigError(`${what} is empty.`);
  if (production && new Set(value).size < 10) throw new ConfigError(`${what} is too weak.`);
  if (production && value.length < 32) throw new ConfigError(`${what} needs 32 characters or more.`);
  return value;
}

function firstAdmin(env: Env, seed: Config['seed'], production: boolean): Config['admin'] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (Boolean(email) !== Boolean(password))
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD belong together.');
  if (!email || !password) {
    return seed === 'demo' ? { email: DEMO_EMAILS.admin, password: DEMO_PASSWORD } : null;
  }
  if (!Email.safeParse(email).success) throw new ConfigError('ADMIN_EMAIL is no e-mail address.');
  if (!NewPassword.safeParse(password).success)
    throw new ConfigError('ADMIN_PASSWORD needs 8 to 128 characters.');
  if (production && password === DEMO_PASSWORD)
    throw new ConfigError('ADMIN_PASSWORD is the one of the demo, which everybody knows.');
  if (password !== DEMO_PASSWORD && weaknessOf(password, { email }))
    throw new ConfigError('ADMIN_PASSWORD is easy to guess.');
  return { email, password, ...adminRole(env) };
}

/** The role of the admin that is made from settings; by default it stays, or is that of an owner. */
export const adminRole = (env: Env): { role?: AdminRole } =>
  env.ADMIN_ROLE ? { role: oneOf(env, 'ADMIN_ROLE', ADMIN_ROLES, 'owner') } : {};

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

/**
 * iyzico needs the public address, because the bank calls back there. The sandbox takes no money, so production must
 * name it explicitly.
 */
function payment(env: Env, production: boolean): Config['payment'] {
  if (production && !env.PAYMENT)
    throw new ConfigError(
      'PAYMENT is needed in production: iyzico, or sandbox for a bank that takes no money.',
    );
  if (oneOf(env, 'PAYMENT', ['sandbox', 'iyzico'], 'sandbox') === 'sandbox') return { provider: 'sandbox' };
  const because = 'PAYMENT=iyzico';
  required(env, 'PUBLIC_URL', because);
  return {
    provider: 'iyzico',
    url: webAddress(env, 'IYZICO_URL') ?? 'https://api.iyzipay.com',
    apiKey: required(env, 'IYZICO_API_KEY', because),
    secret: required(env, 'IYZICO_SECRET', because),
  };
}

function geocoder(env: Env): Config['geocoder'] {
  if (oneOf(env, 'GEOCODER', ['embedded', 'nominatim'], 'embedded') === 'embedded')
    return { provider: 'embedded' };
  return {
    provider: 'nominatim',
    url: requiredWebAddress(env, 'NOMINATIM_URL', 'GEOCODER=nominatim'),
  };
}

function storage(env: Env): Config['storage'] {
  if (oneOf(env, 'STORAGE', ['folder', 's3'], 'folder') === 'folder') return { provider: 'folder' };
  const because = 'STORAGE=s3';
  const endpoint = requiredWebAddress(env, 'S3_ENDPOINT', because);
  return { provider: 's3', ...bucketAt(env, endpoint, because) };
}

/** Without a mail server no mail is sent. */
function mail(env: Env): Config['mail'] {
  const url = address(env, 'MAIL_URL', ['smtp', 'smtps']);
  if (!url) return null;
  const from = required(env, 'MAIL_FROM', 'MAIL_URL is set');
  if (!/^[^<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new ConfigError('MAIL_FROM has no e-mail address.');
  return { url, from };
}
