import { render, screen } from '@testing-library/react';
import type { StaffMember, VenueChange } from 'mf-shared/contracts/staff';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { FeeTicket } from './features/payment/FeeTicket.tsx';
import { RankLink } from './features/profile/RankLink.tsx';
import { Consequences } from './features/security/Consequences.tsx';
import { cancelText, horizonText } from './features/settings/words.ts';
import { LastChange } from './features/staff/LastChange.tsx';
import { Person } from './features/staff/Person.tsx';

const NOW = Date.parse('2026-11-20T18:00:00Z');

it.each([
  [null, null],
  [0, 'Oyuncular maç başlayana kadar vazgeçebilir.'],
  [1, /^Maça 1 saatten az/],
  [24, /^Maça 24 saatten \(1 gün\) az/],
  [168, /^Maça 168 saatten \(7 gün\) az/],
  [169, null],
])('a deadline of %s hours means %s', (hours, words) => {
  if (words instanceof RegExp) expect(cancelText(hours)).toMatch(words);
  else expect(cancelText(hours)).toBe(words);
});

it.each([
  [null, null],
  [0, null],
  [1, 'Şu an ayırtılabilen son gün: 27 Kasım Cuma.'],
  [12, 'Şu an ayırtılabilen son gün: 12 Şubat Cuma.'],
  [13, null],
])('%s weeks ahead are %s', (weeks, words) => {
  expect(horizonText(weeks, NOW)).toBe(words);
});

it.each([
  [{}, 'Bekleyen ya da gelecek bir rezervasyonunuz ve aboneliğiniz yok.'],
  [{ waiting: 1 }, 'Bekleyen ve gelecek 1 bekleme listesi kaydı iptal edilir; her oyuncuya haber verilir.'],
  [
    { reservations: 2, subscriptions: 1, waiting: 3 },
    'Bekleyen ve gelecek 2 rezervasyon, 1 abonelik ve 3 bekleme listesi kaydı iptal edilir; her oyuncuya haber verilir.',
  ],
])('a venue that closes with %j is told so', (part, words) => {
  const ends = { reservations: 0, subscriptions: 0, waiting: 0, phoneBookings: 0, staff: 0, ...part };
  render(<Consequences ends={ends} />);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines[0]).toBe(words);
  expect(lines.some((line) => /telefon rezervasyonu|Ekibinizdeki/.test(line ?? ''))).toBe(false);
});

it.each([
  ['Ali Veli: onaylandı', 'Onaylayan: Can Usta, 12:31'],
  ['Ali: Veli: reddedildi', 'Reddeden: Can Usta, 12:31'],
  ['Ali: telefonla yazıldı, 1.500 TL', 'Yazan: Can Usta, 1.500 TL, 12:31'],
  ['Ali: geçmiş saat sonradan yazıldı', 'Sonradan yazan: Can Usta, 12:31'],
  ['saatler kapatıldı', 'Kapatan: Can Usta, 12:31'],
  ['Ali: iptal edildi', 'İptal eden: Can Usta, 12:31'],
  ['Ali: buraya taşındı', 'Taşıyan: Can Usta, 12:31'],
  ['Ali: fiyat değişti', 'Son değişiklik: Can Usta, fiyat değişti, 12:31'],
])('the last change "%s" reads "%s"', async (text, words) => {
  const change: VenueChange = { _id: 'c', id: 'c', who: 'Can Usta', text, createdAt: '2026-11-20T09:31:00Z' };
  stubApi({ 'GET business/changes': () => [change] });
  renderAt('/', <LastChange venueId="b1" subjectId="r1" now={NOW} />);
  expect(
    (await screen.findByText('Can Usta', { selector: 'summary b' })).closest('summary')?.textContent,
  ).toBe(words);
});

it('a change of another day says which', async () => {
  const change = { _id: 'c', id: 'c', who: 'Can Usta', text: 'onaylandı', createdAt: '2026-11-19T09:31:00Z' };
  stubApi({ 'GET business/changes': () => [change] });
  renderAt('/', <LastChange venueId="b1" subjectId="r1" now={NOW} />);
  const summary = (await screen.findByText('Can Usta', { selector: 'summary b' })).closest('summary');
  expect(summary?.textContent).toMatch(/^Onaylayan: Can Usta, 19 Kasım.* 12:31$/);
});

it.each<[Partial<StaffMember>, string, string]>([
  [{ status: 'active' }, 'Etkin', 'Şifre bağlantısı gönder'],
  [{ status: 'active', inviteExpiresAt: '2099-01-01T09:00:00Z' }, 'Etkin', 'Şifre bağlantısı gönder'],
  [{ status: 'invited', inviteExpiresAt: '2099-01-01T09:00:00Z' }, 'Davet bekliyor', 'Yeni bağlantı'],
  [{ status: 'invited', inviteExpiresAt: '2020-01-01T09:00:00Z' }, 'Davetin süresi doldu', 'Yeni bağlantı'],
])('somebody of the staff who is %j stands as %s', (part, badge, renew) => {
  const member = { _id: 's', id: 's', name: 'Can', email: 'c@x.test', role: 'manager' as const };
  const none = () => {};
  render(
    <Person
      member={{ ...member, status: 'active', inviteExpiresAt: null, ...part }}
      {...{ onRole: none, onRenew: none, onRemove: none }}
    />,
  );
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByText('Yönetici')).toBeTruthy();
  expect(screen.getByRole('button', { name: renew })).toBeTruthy();
  expect(screen.queryAllByText(/kadar geçerli/)).toHaveLength(
    part.inviteExpiresAt?.startsWith('2099') ? 1 : 0,
  );
});

it.each([
  [-1, 'Süresi doldu'],
  [0, 'Süresi doldu'],
  [1, 'Son ödeme günü'],
])('a fee that is due %i ms from now is said to be so', (left, words) => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  render(<FeeTicket amount={1500} dueAt={new Date(NOW + left).toISOString()} />);
  expect(screen.getByText(words).nextElementSibling?.textContent).toBe('20 Kasım 2026 Cuma');
  expect(screen.queryAllByText(/^Erken öderseniz/)).toHaveLength(left > 0 ? 1 : 0);
});

it.each([
  [{ city: 'İstanbul', rank: 3, of: 12 }, 'Şehrinizdeki 12 saha arasında 3. sıradasınız'],
  [{ city: 'İstanbul', rank: null, of: 12 }, 'İlk yorumla sıralamaya girersiniz'],
])('the own place among the venues (%j)', async (rank, words) => {
  stubApi({ 'GET business/ranking/own': () => rank });
  renderAt('/', <RankLink venueId="b1" />);
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(
    `/ranking?city=${encodeURIComponent('İstanbul')}`,
  );
});
