import { isIPv6 } from 'node:net';
import { limitKey } from '../../http/address.ts';

/** Groups of an IPv6 address that anybody gets for free, with 65,000 networks in them. */
const GROUPS = 3;

/** Who counts as one in a comparison: an IPv4 address, or the first 48 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const key = limitKey(address);
  return isIPv6(`${key}::`) ? key.split(':').slice(0, GROUPS).join(':') : key;
}
