import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoticeText } from './NoticeText.tsx';

const draw = (kind: string, text: string) => {
  const { container } = render(<NoticeText kind={kind} text={text} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent);
  return { text: container.textContent, strong: all('b'), unbroken: all('span') };
};

test.each([
  [
    'reservation_approved',
    'Moda, Saha 1, 20 Kasım Cuma, 21:00-22:00: ',
    'rezervasyonunuz onaylandı.',
    ' İyi maçlar!',
  ],
  [
    'reservation_cancelled',
    'Moda, Saha 1, 20 Kasım Cuma, 21:00-22:00: ',
    'rezervasyonunuz iptal edildi.',
    ' Gerekçe: “12: olmadı”',
  ],
  ['subscription_rejected', 'Moda, Saha 1, Cuma 21:00-22:00: ', 'abonelik isteğiniz reddedildi.', ''],
])('the answer of %s stands out, and its day and hours stay together', (kind, hour, verdict, rest) => {
  const text = hour + verdict + rest;
  const unbroken = hour.match(/20 Kasım|21:00-22:00/g);
  expect(draw(kind, text)).toEqual({ text, strong: [verdict], unbroken });
});

test.each([
  ['reservation_moved', 'Saha 1, 21:00-22:00 yerine 22:00-23:00: taşındı.', ['21:00-22:00', '22:00-23:00']],
  ['match_refused', 'Maç önerisi kabul edilmedi: 20 Kasım Cuma, 21:00.', ['20 Kasım']],
  ['of_a_newer_server', 'Bir haber.', []],
])('nothing of %s stands out', (kind, text, unbroken) => {
  expect(draw(kind, text)).toEqual({ text, strong: [], unbroken });
});
