import type { Config } from '../../config.ts';

/** The site of the passkeys: its host, and the addresses under which its pages may run. */
export type RelyingParty = { id: string; origins: string[] };

/** The public address if it is set, else the host of the call. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): RelyingParty {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origins: [origin] };
  }
  return { id: new URL(`http://${host}`).hostname, origins: [`http://${host}`, `https://${host}`] };
}
