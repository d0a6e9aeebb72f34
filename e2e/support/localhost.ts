import dns from 'node:dns';

const { lookup } = dns;

/** Names below `localhost` are this machine for a Node that imports this file; not every resolver knows that. */
dns.lookup = ((name: string, ...rest: unknown[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])) as typeof lookup;
