export type Env = Record<string, string | undefined>;

/** An invalid setting. The message is for the person who starts the process. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * One of the values. An empty setting counts as missing.
 * @throws `ConfigError`
 */
export function oneOf<const T extends string>(
  env: Env,
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): T {
  const value = env[name] || fallback;
  const known = values.find((v) => v === value);
  if (!known) throw new ConfigError(`${name} must be one of ${values.join(', ')}.`);
  return known;
}

/**
 * A setting that another one requires.
 * @throws `ConfigError` with the reason
 */
export function required(env: Env, name: string, because: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is needed when ${because}.`);
  return value;
}

/**
 * A port number; with 0 the system chooses.
 * @throws `ConfigError`
 */
export function port(env: Env): number {
  const value = Number(env.PORT || 3000);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new ConfigError('PORT is no port.');
  return value;
}

/**
 * An address with one of these schemes and a host, or null.
 * @throws `ConfigError`
 */
export function address(env: Env, name: string, schemes: readonly string[]): string | null {
  const value = env[name];
  if (!value) return null;
  const url = URL.parse(value);
  if (url?.host && schemes.includes(url.protocol.slice(0, -1))) return value;
  const beginnings = schemes.map((scheme) => `${scheme}://`).join(' or ');
  throw new ConfigError(`${name} must be an address that begins with ${beginnings}.`);
}

/**
 * An `http(s)` address, or null.
 * @throws `ConfigError`
 */
export const webAddress = (env: Env, name: string): string | null => address(env, name, ['http', 'https']);

/**
 * An `http(s)` address that another setting requires.
 * @throws `ConfigError`
 */
export const requiredWebAddress = (env: Env, name: string, because: string): string =>
  webAddress(env, name) ?? required(env, name, because);

/**
 * The origin of a site, or null. The product's paths begin at its root.
 * @throws `ConfigError`
 */
export function siteAddress(env: Env, name: string): string | null {
  const value = webAddress(env, name);
  if (value === null) return null;
  const { origin, href } = new URL(value);
  if (href !== `${origin}/`) throw new ConfigError(`${name} must be an address without a path.`);
  return origin;
}

/** Origins of sites, separated by commas. Throws `ConfigError`. */
export const siteAddresses = (env: Env, name: string): string[] =>
  (env[name] ?? '').split(',').flatMap((part) => siteAddress({ [name]: part.trim() }, name) ?? []);
