import { expect, it } from 'vitest';
import { addressOf, limitKey } from './address.ts';

it.each([
  [false, '192.0.2.1', '10.0.0.1', '10.0.0.1'],
  [true, '192.0.2.1', '10.0.0.1', '192.0.2.1'],
  [true, '6.6.6.6, 192.0.2.1', '10.0.0.1', '192.0.2.1'],
  [true, '192.0.2.1,', '10.0.0.1', '10.0.0.1'],
  [true, undefined, '10.0.0.1', '10.0.0.1'],
  [false, undefined, undefined, 'local'],
])('knows the caller with trust %s, header %s and peer %s as %s', (trustProxy, forwarded, peer, address) => {
  expect(addressOf({ trustProxy }, forwarded, peer)).toBe(address);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
