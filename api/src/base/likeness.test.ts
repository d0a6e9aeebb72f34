import { expect, it } from 'vitest';
import { addressKey, emailKey } from './likeness.ts';

it.each([
  ['A.B+saha@Gmail.com', 'ab@gmail.com'],
  ['a.b+saha@example.com', 'a.b@example.com'],
  ['kirik', 'kirik'],
])('takes the spellings of a mailbox as one: %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

it.each([
  ['Caferağa Mahallesi, Moda Caddesi No: 5, Kadıköy', 'caferaga mah moda cad no 5 kadikoy'],
  ['CAFERAĞA MH. MODA CD. NO:5 KADIKÖY', 'caferaga mah moda cad no 5 kadikoy'],
  ['Kadıköy sahil yolu', ''],
  ['No: 5', ''],
])('takes the spellings of an address as one, and leaves out what says too little: %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
