import { expect, it } from 'vitest';
import { foldOctets } from './fold.ts';

it('lets no text end its line early', () => {
  const text = 'SUMMARY:Ali\rATTENDEE:x\r\nDESCRIPTION:a\r\n\tb\r\nEND:VEVENT\r\n';
  expect(foldOctets(text)).toBe('SUMMARY:AliATTENDEE:x\r\nDESCRIPTION:ab\r\nEND:VEVENT\r\n');
});

it('folds a line at the seventy-sixth octet, not before', () => {
  const full = 'a'.repeat(75);
  expect(foldOctets(full)).toBe(full);
  expect(foldOctets(`${full}b`)).toBe(`${full}\r\n b`);
});

it.each(['ş', '⚽', '🥅'])('cuts no letter in two, however many octets it has (%s)', (letter) => {
  const folded = foldOctets(letter.repeat(60));
  expect(folded.replaceAll('\r\n ', '')).toBe(letter.repeat(60));
  for (const line of folded.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Half a letter is not valid text.
    expect(line.isWellFormed()).toBe(true);
  }
});
