import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { hearToasts } from '../../../../mf-shared/test/support.tsx';
import { later, PLAYER, renderAt } from '../../../test/harness.tsx';
import { CardShare } from './CardShare.tsx';
import { type CardPicture, drawCardPicture } from './picture.ts';

vi.mock('./picture.ts', () => ({ drawCardPicture: vi.fn() }));
const draw = vi.mocked(drawCardPicture);
const USER = {
  ...PLAYER,
  raters: 12,
  foot: 'Sol' as const,
  photo: '/uploads/a.webp',
  fifaStats: { shooting: 80 },
};
const start = (blocked?: string) => renderAt('/', { '/': <CardShare user={USER} blocked={blocked} /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Lets the device share files with other apps. */
function withShareSheet() {
  const share = vi.fn(async (_data: ShareData) => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
  return share;
}

afterEach(() => {
  draw.mockReset();
});

test('the picture carries what the card carries and goes to the downloads', async () => {
  draw.mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  start();
  expect(screen.queryByRole('button', { name: 'Kartı paylaş' })).toBeNull();
  await press('Kartı indir');
  await vi.waitFor(() => expect(saved).toEqual(['topla-kart-cagri-isikli.png']));
  expect(draw.mock.calls[0]?.[0]).toMatchObject({
    fullName: 'Çağrı Işıklı',
    position: 'Forvet',
    city: 'Isparta',
    foot: 'Sol',
    photo: '/uploads/a.webp',
    rating: 61,
    raters: 12,
    stats: { speed: 50, shooting: 80 },
  } satisfies Partial<Omit<CardPicture, 'stats'>> & { stats: object });
});

test('a device with a share sheet gets the picture as a file', async () => {
  draw.mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  const share = withShareSheet();
  start();
  await press('Kartı paylaş');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ type: 'image/png' });
});

test('one picture is drawn at a time, whichever way it goes', async () => {
  const drawn = later<Blob>();
  draw.mockReturnValue(drawn.promise);
  const share = withShareSheet();
  start();
  await press('Kartı paylaş');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  await press('Kartı indir');
  expect(screen.getByRole('button', { name: 'Kartı paylaş' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Kartı indir' }).getAttribute('aria-busy')).toBeNull();
  drawn.resolve(new Blob(['x'], { type: 'image/png' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(draw).toHaveBeenCalledOnce();
});

test('a picture that cannot be drawn is said so, and can be asked for again', async () => {
  draw.mockRejectedValue(new Error('No canvas.'));
  start();
  await press('Kartı indir');
  expect(await screen.findByText('Kart resmi hazırlanamadı. Lütfen tekrar deneyin.')).toBeTruthy();
  await press('Kartı indir');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
});

test.each([
  ['AbortError', []],
  ['NotAllowedError', ['Kart resmi hazırlanamadı. Lütfen tekrar deneyin.']],
])('a share sheet that ends with %s says %j', async (name, said) => {
  const heard = hearToasts();
  draw.mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  const share = withShareSheet();
  share.mockRejectedValue(new DOMException('no', name));
  start();
  await press('Kartı paylaş');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  await press('Kartı paylaş');
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(heard).toEqual([...said, ...said]));
});

test('a card that is not saved yet is not handed out', async () => {
  start('Önce profilinizi güncelleyin.');
  await press('Kartı indir');
  expect(await screen.findByText('Önce profilinizi güncelleyin.')).toBeTruthy();
  expect(draw).not.toHaveBeenCalled();
});
