import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are no part of the public internet. */
const RESERVED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** The public part of IPv6, and networks within it that lead elsewhere: tunnels to IPv4, and examples. */
const PUBLIC_V6 = ['2000::/3'];
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const reservedV4 = listOf(RESERVED_V4, 'ipv4');
const publicV6 = listOf(PUBLIC_V6, 'ipv6');
const reservedV6 = listOf(RESERVED_V6, 'ipv6');

/** Whether an address of IPv4 or IPv6 belongs to the public internet. A name, or an address with a zone, does not. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !reservedV4.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}
