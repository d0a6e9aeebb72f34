/** The push services of browsers: Chrome and its kin, Firefox, Edge, Safari. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether messages may go to this address. Anybody can send us an address, and our server would call it. So only known
 * hosts count, over HTTPS. An entry is a host, `*.` and a domain, or a whole origin for anything else.
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return hosts.some((entry) => {
    if (entry.includes('://')) return url.origin === entry;
    if (url.protocol !== 'https:' || url.port) return false;
    return entry.startsWith('*.') ? url.hostname.endsWith(entry.slice(1)) : url.hostname === entry;
  });
}
