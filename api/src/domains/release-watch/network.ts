import { isIPv6 } from 'node:net';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { limitKey } from '../../http/address.ts';

/** Groups of an IPv6 address that anybody gets for free, with 65,000 networks in them. */
const GROUPS = 3;

/** Counts something that a network says about `subject`. Answers false when it has said enough. */
export async function takeForNetwork(
  { limits }: Pick<AppContext, 'limits'>,
  limit: 'releaseSample' | 'releaseWitness',
  subject: string,
  address: string,
): Promise<boolean> {
  try {
    await limits.take(limit, { account: null, address: `${subject} ${networkOf(address)}` });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who counts as one in a comparison: an IPv4 address, or the first 48 bits of an IPv6 address. */
function networkOf(address: string): string {
  const key = limitKey(address);
  return isIPv6(`${key}::`) ? key.split(':').slice(0, GROUPS).join(':') : key;
}
