import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ad } from 'mf-shared/contracts/ads';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { PlayerAdsPage } from '../ads/AdsPage.tsx';
import { MatchDialog } from './MatchDialog.tsx';

const AD: Ad = {
  _id: 'r1',
  id: 'r1',
  type: 'findPlayer',
  location: { city: 'Muş' },
  teamSize: null,
  lineupId: null,
  lineup: null,
  position: null,
  positionNeeded: 'Stoper',
  description: '',
  user: { _id: 'u1', id: 'u1', fullName: PLAYER.fullName, photo: null, position: 'Forvet', rating: 60 },
  createdAt: '2026-11-18T11:00:00Z',
  expiresAt: '2026-11-25T11:00:00Z',
};
const lineup = (id: string, name: string, ids: string[]): Lineup => ({
  _id: id,
  id,
  name,
  user: 'u',
  createdAt: '',
  players: ids.map((one) => ({
    player: one,
    position: 'Bek',
    x: 50,
    y: 50,
    fullName: one,
    photo: null,
    rating: 60,
  })),
});
const partner = (id: string, name: string, type: string, closed = false) => ({
  ...{ _id: id, id, name, type, photo: null, closed },
});
/** A Wednesday evening. */
const NOW = Date.parse('2026-11-18T15:20:00Z');
const TOMORROW = addDays(istanbulDate(NOW), 1);

function start(
  ad: Partial<Ad> = {},
  answer = { status: 201, body: {} as unknown },
  theirs = [
    lineup('l2', 'Şimşekler', ['c', 'd']),
    lineup('l3', 'Kalabalık', ['c', 'd', 'e']),
    lineup('l4', 'Karışık', ['c', 'a']),
    lineup('l5', 'Yalnız', ['c']),
  ],
) {
  let rows = [{ ...AD, ...ad }];
  const api = stubApi({
    'GET requests': () => ({ body: rows }),
    'GET messages/chat-list': () => ({
      body: [
        partner('u5', 'Ece Ak', 'User'),
        partner('b1', 'Çınar Halı Saha', 'Business'),
        partner('u8', 'Silinmiş kullanıcı', 'User', true),
      ],
    }),
    'GET lineups/u1': () => ({ body: [lineup('l1', 'Kartallar', ['a', 'b'])] }),
    'GET lineups/u5': () => ({ body: theirs }),
    'POST matches': () => {
      if (answer.status === 201) rows = [];
      return answer;
    },
  });
  const { queries } = renderAt('/requests/player?city=Muş', { '/requests/player': <PlayerAdsPage /> });
  return { ...api, queries };
}
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Bulundu' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Maç oluştur' }));
  await dialog.findByRole('option', { name: 'Ece Ak' });
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof open>>;
const create = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Maçı Oluştur' }));
async function fill(dialog: Dialog, date = TOMORROW) {
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: /Takımınıza kim|Rakip kaptan/ }),
    'Ece Ak',
  );
  fireEvent.change(dialog.getByLabelText(/^Tarih/), { target: { value: date } });
  await userEvent.type(dialog.getByLabelText(/^Konum/), 'Çınar');
}

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
});

test('a match is made with a chat partner; the dialog closes and the ad is gone', async () => {
  const api = start({}, { status: 201, body: { message: 'Maç başarıyla oluşturuldu!' } });
  const matches = ['matches', 'u1', 'all'];
  api.queries.setQueryData(matches, []);
  const dialog = await open();
  expect(dialog.queryByRole('option', { name: 'Çınar Halı Saha' })).toBeNull();
  expect(dialog.queryByRole('option', { name: 'Silinmiş kullanıcı' })).toBeNull();
  expect(dialog.queryByLabelText(/Rakip kadro/)).toBeNull();
  await fill(dialog);
  await create(dialog);
  expect(await dialog.findByText('Maç başarıyla oluşturuldu!')).toBeTruthy();
  expect(await api.named('POST matches')[0]?.request.json()).toEqual({
    requestId: 'r1',
    userA: 'u1',
    userB: 'u5',
    matchDate: TOMORROW,
    hour: '20:00',
    matchLocation: 'Çınar',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
  expect(await screen.findByText('Muş’ta şu anda oyuncu arayan takım yok.')).toBeTruthy();
  expect(api.queries.getQueryState(matches)?.isInvalidated).toBe(true);
});

test('the own approved hour fills in when and where, and what else there is then is shown', async () => {
  const starts = Date.parse(`${TOMORROW}T18:30:00Z`);
  const booking = {
    id: 'v1',
    status: 'approved',
    startsAt: starts,
    businessName: 'Çınar',
    fieldName: 'Saha 2',
  };
  const waiting = { ...booking, id: 'v0', status: 'pending', startsAt: starts - HOUR_MS };
  const api = stubApi({
    'GET requests': () => ({ body: [AD] }),
    'GET messages/chat-list': () => ({ body: [partner('u5', 'Ece Ak', 'User')] }),
    'GET reservations/mine': () => ({ body: { reservations: [booking, waiting], nextCursor: null } }),
    'GET match-clashes': () => ({ body: [{ whose: 'you', text: '21:30 için başka bir maçınız var: Göl.' }] }),
    'POST matches': () => ({ status: 201, body: { message: 'Tamam' } }),
  });
  renderAt('/requests/player?city=Muş', { '/requests/player': <PlayerAdsPage /> });
  const dialog = await open();
  await waitFor(() =>
    expect((dialog.getByLabelText(/^Konum/) as HTMLInputElement).value).toBe('Çınar, Saha 2'),
  );
  expect(await dialog.findByText('21:30 için başka bir maçınız var: Göl.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Takımınıza kim/ }), 'Ece Ak');
  await create(dialog);
  await dialog.findByText('Tamam');
  expect(await api.named('POST matches')[0]?.request.json()).toMatchObject({
    matchDate: TOMORROW,
    hour: '21:30',
    matchLocation: 'Çınar, Saha 2',
  });
});

test.each([
  ['that is left in time closes nothing later', true, 0],
  ['closes by itself a moment after the match was made', false, 1],
])('a dialog %s', async (_, leaves, closed) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  stubApi({
    'GET messages/chat-list': () => ({ body: [partner('u5', 'Ece Ak', 'User')] }),
    'POST matches': () => ({ status: 201, body: { message: 'Tamam' } }),
  });
  const close = vi.fn();
  const view = renderAt('/', {
    '/': <MatchDialog ad={AD} onClose={close} onEnd={() => {}} ending={false} />,
  });
  const shows = async (text: string) => {
    for (let left = 99; left > 0 && !screen.queryByText(text); left--) {
      await act(() => vi.advanceTimersByTimeAsync(0));
    }
    expect(screen.getByText(text)).toBeTruthy();
  };
  await shows('Ece Ak');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Takımınıza kim/, 'u5');
  type(/^Tarih/, TOMORROW);
  type(/^Konum/, 'Çınar');
  fireEvent.click(screen.getByRole('button', { name: 'Maçı Oluştur' }));
  await shows('Tamam');
  act(() => void vi.advanceTimersByTime(1499));
  if (leaves) view.unmount();
  act(() => void vi.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(closed);
});

test('another partner has other plans, and none of the one before', async () => {
  const plans: Record<string, string> = { u5: 'Ece Ak o saatte oynuyor.', u6: 'Can Er o saatte oynuyor.' };
  stubApi({
    'GET requests': () => ({ body: [AD] }),
    'GET messages/chat-list': () => ({
      body: [partner('u5', 'Ece Ak', 'User'), partner('u6', 'Can Er', 'User')],
    }),
    'GET match-clashes': (_request, url) => {
      const text = plans[url.searchParams.get('userB') ?? ''];
      return { body: text ? [{ whose: 'other', text }] : [] };
    },
  });
  renderAt('/requests/player?city=Muş', { '/requests/player': <PlayerAdsPage /> });
  const dialog = await open();
  await fill(dialog);
  expect(await dialog.findByText('Ece Ak o saatte oynuyor.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Takımınıza kim/ }), 'Can Er');
  expect(await dialog.findByText('Can Er o saatte oynuyor.')).toBeTruthy();
  expect(dialog.queryByText('Ece Ak o saatte oynuyor.')).toBeNull();
});

test('what is missing, past or without lineups is refused before anything is sent', async () => {
  const api = start({ type: 'findOpponent', lineupId: 'l1' });
  const dialog = await open();
  await create(dialog);
  expect(dialog.getByText('Lütfen tüm zorunlu alanları doldurun.')).toBeTruthy();
  await fill(dialog, addDays(TOMORROW, -2));
  await create(dialog);
  expect(dialog.getAllByText('Geçmiş bir tarih seçemezsiniz.').length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText(/^Tarih/), { target: { value: TOMORROW } });
  await create(dialog);
  expect(dialog.getByText('Lütfen kadroları seçin.')).toBeTruthy();
  expect(api.named('POST matches')).toEqual([]);
});

test('only a lineup that fits the own can face it', async () => {
  const api = start({ type: 'findOpponent', lineupId: 'l1' }, { status: 201, body: { message: 'Tamam' } });
  const dialog = await open();
  await fill(dialog);
  const fitting = (await dialog.findByRole('option', { name: 'Şimşekler (2 kişi)' })) as HTMLOptionElement;
  const named = (name: string) => dialog.getByRole('option', { name }) as HTMLOptionElement;
  expect(fitting.disabled).toBe(false);
  expect(named('Kalabalık (3 kişi): oyuncu sayısı farklı').disabled).toBe(true);
  expect(named('Yalnız (1 kişi): oyuncu sayısı farklı').disabled).toBe(true);
  expect(named('Karışık (2 kişi): ortak oyuncu var').disabled).toBe(true);
  await userEvent.selectOptions(dialog.getByLabelText(/^Rakip kadro/), 'l2');
  await create(dialog);
  await dialog.findByText('Tamam');
  expect(await api.named('POST matches')[0]?.request.json()).toMatchObject({
    myLineupId: 'l1',
    opponentLineupId: 'l2',
  });
});

test.each([
  ['partners', 'Rakip kaptan', 'Kişiler alınamadı.'],
  ['the own lineups', 'Kadronuz', 'Kadrolarınız alınamadı.'],
  ['those of the opponent', 'Rakip kadro', 'Rakibin kadroları alınamadı.'],
])('%s that could not be read are missed at their field', async (what, label, description) => {
  stubApi({
    'GET requests': () => ({ body: [{ ...AD, type: 'findOpponent' }] }),
    'GET messages/chat-list': () =>
      what === 'partners'
        ? { status: 500, body: { code: 'internal', message: 'x' } }
        : { body: [partner('u5', 'Ece Ak', 'User')] },
  });
  renderAt('/requests/player?city=Muş', { '/requests/player': <PlayerAdsPage /> });
  if (what === 'partners') await userEvent.click(await screen.findByRole('button', { name: 'Bulundu' }));
  else await userEvent.selectOptions((await open()).getByLabelText(/^Rakip kaptan/), 'Ece Ak');
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await waitFor(() => {
    const notes = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(description);
  });
});

test('an opponent without a lineup is named as what is missing, with what to do about it', async () => {
  start({ type: 'findOpponent', lineupId: 'l1' }, undefined, []);
  const dialog = await open();
  await fill(dialog);
  await dialog.findByRole('option', { name: 'Henüz kadro yok' });
  expect(
    dialog.getByText(/rakibinizden önce “Kadrolar” sayfasında bir kadro oluşturmasını isteyin/),
  ).toBeTruthy();
});

test.each([
  [400, 'Maç kurmadan önce bu oyuncuyla mesajlaşmanız gerekiyor.'],
  [500, 'Bir hata oluştu.'],
])('a refusal with %i keeps what was typed', async (status, sentence) => {
  const message = 'Maç kurmadan önce bu oyuncuyla mesajlaşmanız gerekiyor.';
  start({}, { status, body: { code: 'match_partner_unknown', message } });
  const dialog = await open();
  await fill(dialog);
  await create(dialog);
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect((dialog.getByLabelText(/^Konum/) as HTMLInputElement).value).toBe('Çınar');
});
