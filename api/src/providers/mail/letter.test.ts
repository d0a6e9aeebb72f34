import { expect, it } from 'vitest';
import { letter } from './letter.ts';

const TYPED = '<a href="https://kotu.example">Ödülünüz</a> & "daha"';
const ESCAPED = '&lt;a href=&quot;https://kotu.example&quot;&gt;Ödülünüz&lt;/a&gt; &amp; &quot;daha&quot;';
const plain = {
  name: 'Ali',
  paragraphs: ['Bir', 'İki'],
  action: { label: 'Aç', href: 'https://topla.example/ac' },
  notes: [{ text: 'Not' }, { text: 'Kapat', href: 'https://topla.example/kapat' }],
};

it.each([
  ['name', { ...plain, name: TYPED }],
  ['paragraph', { ...plain, paragraphs: ['Bir', TYPED] }],
  ['label of the button', { ...plain, action: { ...plain.action, label: TYPED } }],
  ['note', { ...plain, notes: [{ text: TYPED }] }],
  [
    'label of a link in the small print',
    { ...plain, notes: [{ text: TYPED, href: 'https://topla.example' }] },
  ],
])('shows what somebody typed as text, not as markup: %s', (_, parts) => {
  const { html, text } = letter(parts);
  expect(html).toContain(ESCAPED);
  expect(html).not.toContain('<a href="https://kotu.example"');
  expect(text).toContain(TYPED);
});

it.each([
  ['the button', { ...plain, action: { label: 'Aç', href: 'https://topla.example/?a=1&b="x' } }],
  ['the small print', { ...plain, notes: [{ text: 'Kapat', href: 'https://topla.example/?a=1&b="x' }] }],
])('keeps an address within its attribute: %s', (_, parts) => {
  expect(letter(parts).html).toContain('href="https://topla.example/?a=1&amp;b=&quot;x"');
});
