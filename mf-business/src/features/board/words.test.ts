import { ApiError } from 'mf-shared/api-client';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import type { Tile } from './model.ts';
import { differencesOf, wordsOf } from './phoneWords.ts';
import { refusalOf } from './refusal.ts';
import { detailOf, labelOf, titleOf } from './words.ts';

const entry = (part: Partial<BoardEntry>) =>
  ({
    kind: 'phone',
    status: 'approved',
    name: 'Hasan',
    phone: '',
    note: '',
    price: 1500,
    ...part,
  }) as BoardEntry;

it.each<[Partial<BoardEntry>, string, string]>([
  [{}, 'Hasan', 'Telefon'],
  [{ note: 'Kapora verdi' }, 'Hasan', 'Kapora verdi'],
  [{ kind: 'reservation' }, 'Hasan', 'Rezervasyon'],
  [{ kind: 'reservation', status: 'pending', note: 'Not' }, 'Bekliyor', 'Hasan'],
  [{ kind: 'subscription' }, 'Hasan', 'Abone'],
  [{ kind: 'subscription', usualDate: '2026-11-20' }, 'Hasan', 'Abone, bu hafta taşındı'],
  [{ kind: 'closure', reason: 'maintenance' }, 'Kapalı', 'Bakım'],
  [{ kind: 'closure', reason: 'other', note: 'Düğün' }, 'Kapalı', 'Düğün'],
  [{ kind: 'closure', reason: null }, 'Kapalı', ''],
  [{ kind: 'offer', name: '' }, 'Sıradakine önerildi', 'Bekleme listesi'],
])('an hour with %j says %s, %s', (part, title, detail) => {
  expect([titleOf(entry(part)), detailOf(entry(part))]).toEqual([title, detail]);
});

it('an hour is read out with its place, and who has it or what it costs', () => {
  const tile = (part: Partial<Tile>) =>
    ({
      fieldName: 'Saha 1',
      date: '2026-11-20',
      timeSlot: '20:00-21:00',
      entry: null,
      hour: null,
      ...part,
    }) as Tile;
  const price = { hour: { price: 1500 } } as Partial<Tile>;
  const label = (part: Partial<Tile>, open = false, forgotten = false) =>
    labelOf(tile(part), open, forgotten).split(': ')[1];
  expect(labelOf(tile(price), true, false)).toMatch(/^Saha 1, 20 Kasım Cuma, 20:00-21:00: /);
  expect([
    label(price, true),
    label(price, false, true),
    label(price),
    label({ entry: entry({ kind: 'closure', reason: null }) }),
    label({ entry: entry({ note: 'Kapora' }) }),
  ]).toEqual([
    'Boş, 1.500 TL',
    'Boş, sonradan yazılabilir',
    'Boş, artık yazılamaz',
    'Kapalı',
    'Hasan, Kapora',
  ]);
});

it('two versions of a booking part where more than spaces differ', () => {
  const theirs = wordsOf(entry({ phone: '+905321234567', note: 'Kapora', price: null }));
  expect(theirs).toEqual({ name: 'Hasan', phone: '0532 123 45 67', note: 'Kapora', price: '0' });
  expect(differencesOf({ ...theirs, name: ' Hasan ' }, theirs)).toEqual([]);
  expect(differencesOf({ ...theirs, phone: '', note: 'Not', price: '1200' }, theirs)).toEqual([
    { label: 'Telefon', mine: 'boş', theirs: '0532 123 45 67' },
    { label: 'Ücret', mine: '1.200 TL', theirs: '0 TL' },
    { label: 'Not', mine: 'Not', theirs: 'Kapora' },
  ]);
});

it('a refusal without a count counts what it shows, and one that is gone is a conflict', () => {
  const refused = (about: object) =>
    refusalOf(new ApiError(409, { code: 'board_changed', message: 'Değişti.', about }));
  const taken = entry({});
  expect(refused({ conflicts: [taken] })).toMatchObject({ count: 1, conflict: null, message: 'Değişti.' });
  expect(refused({ conflicts: [taken], count: 8 }).count).toBe(8);
  expect(refused({ current: null }).conflict).toEqual({ current: null, changedBy: null });
  expect(refusalOf(new Error('x')).message).toBe('Bir hata oluştu. Lütfen tekrar deneyin.');
});
