import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

const GROUPS = 8;
/** Groups of an IPv6 address that one household or server gets; it chooses the rest itself. */
const NETWORK_GROUPS = 4;

/** The peer's address. Behind a trusted proxy, the last address that the proxy added. */
export function addressOf(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  forwarded: string | undefined,
  peer: string | undefined,
): string {
  const added = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return added || peer || 'local';
}

/** The key of limits: an IPv4 address, or the network of an IPv6 address, whose owner has billions of addresses. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []));
  const missing = tail === undefined ? 0 : GROUPS - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(right ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
