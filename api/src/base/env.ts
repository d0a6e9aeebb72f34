export type Env = Record<string, string | undefined>;

/** A setting that cannot be served with; its message is for whoever starts the process. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One of the values; an empty setting counts as none. Throws `ConfigError`. */
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

/** A setting that another one makes necessary; throws `ConfigError` with the reason. */
export function required(env: Env, name: string, because: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is needed when ${because}.`);
  return value;
}

/** A port number; 0 lets the system choose. Throws `ConfigError`. */
export function port(env: Env): number {
  const value = Number(env.PORT || 3000);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new ConfigError('PORT is no port.');
  return value;
}

/** An address of one of these schemes with a host, or null for none. Throws `ConfigError`. */
export function address(env: Env, name: string, schemes: readonly string[]): string | null {
  const value = env[name];
  if (!value) return null;
  const url = URL.parse(value);
  if (url?.host && schemes.includes(url.protocol.slice(0, -1))) return value;
  const beginnings = schemes.map((scheme) => `${scheme}://`).join(' or ');
  throw new ConfigError(`${name} must be an address that begins with ${beginnings}.`);
}

/** An `http(s)` address, or null for none. Throws `ConfigError`. */
export const webAddress = (env: Env, name: string): string | null => address(env, name, ['http', 'https']);

/** An `http(s)` address that another setting makes necessary. Throws `ConfigError`. */
export const requiredWebAddress = (env: Env, name: string, because: string): string =>
  webAddress(env, name) ?? required(env, name, because);

/** The origin of a site, or null for none; paths of ours begin at its root. Throws `ConfigError`. */
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
