import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Challenge } from 'mf-shared/contracts/challenges';
import { beforeEach, expect, test } from 'vitest';
import { later, PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { ChallengeCreatePage } from './ChallengeCreatePage.tsx';
import { ChallengesPage } from './ChallengesPage.tsx';

const challenge = (id: string, more: Partial<Challenge> = {}): Challenge => ({
  _id: id,
  id,
  type: 'rakip-bul',
  details: `Aranıyor ${id}`,
  contactInfo: '0532 111 22 33',
  creator: { _id: 'u2', id: 'u2', fullName: 'Can Öz', photo: null },
  createdAt: '2026-11-18T11:00:00Z',
  ...more,
});
const OWN = challenge('c2', {
  type: 'eksik-oyuncu',
  contactInfo: '@cagri',
  creator: { _id: PLAYER.id, id: PLAYER.id, fullName: PLAYER.fullName, photo: null },
});
const start = (address = '/challenges') => renderAt(address, { '/challenges': <ChallengesPage /> });
const card = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

beforeEach(signIn);

test('a number is called, any other contact is read; others are written to', async () => {
  stubApi({ 'GET challenges': () => ({ body: [challenge('c1'), OWN] }) });
  start();
  const theirs = await card('Aranıyor c1');
  expect(within(theirs).getByRole('link', { name: '0532 111 22 33' }).getAttribute('href')).toBe(
    'tel:05321112233',
  );
  expect(
    within(theirs)
      .getByRole('link', { name: /^Mesajlaş/ })
      .getAttribute('href'),
  ).toBe('/chat?receiverId=u2&receiverModel=User');
  expect(within(theirs).queryByRole('button', { name: 'İlanı kaldır' })).toBeNull();
  const own = await card('Aranıyor c2');
  expect(within(own).getByText('@cagri')).toBeTruthy();
  expect(within(own).queryByRole('link', { name: /^Mesajlaş/ })).toBeNull();
});

test.each([
  ['123 456 789', undefined],
  ['532 111 22 33', 'tel:5321112233'],
  ['+90 (532) 111-22.33', 'tel:+905321112233'],
  ['+1234567890123', 'tel:+1234567890123'],
  ['+12345678901234', undefined],
])('%s is called as %s', async (contactInfo, href) => {
  stubApi({ 'GET challenges': () => ({ body: [challenge('c1', { contactInfo })] }) });
  start();
  await screen.findByText(contactInfo);
  expect(screen.queryByRole('link', { name: contactInfo })?.getAttribute('href')).toBe(href);
});

test('the type stands in the address', async () => {
  const api = stubApi({ 'GET challenges': () => ({ body: [] }) });
  const { location } = start();
  expect(await screen.findByText('Henüz ilan yok.')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Eksik oyuncu' }));
  await waitFor(() => expect(api.calls.at(-1)?.url.searchParams.get('type')).toBe('eksik-oyuncu'));
  expect(location()).toBe('/challenges?type=eksik-oyuncu');
});

test('an own one is taken down after asking once', async () => {
  let there = true;
  const api = stubApi({
    'GET challenges': () => ({ body: there ? [OWN] : [] }),
    'DELETE challenges/c2': () => {
      there = false;
      return { body: { message: 'İlanınız kaldırıldı.' } };
    },
  });
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'İlanı kaldır' }));
  expect(api.named('DELETE challenges/c2')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findByText('İlanınız kaldırıldı.')).toBeTruthy();
  expect(await screen.findByText('Henüz ilan yok.')).toBeTruthy();
});

test('a list that cannot be read says so', async () => {
  stubApi({});
  start();
  expect(await screen.findByText('İlanlar alınamadı.')).toBeTruthy();
});

const create = () =>
  renderAt('/challenge-create', {
    '/challenge-create': <ChallengeCreatePage />,
    '/challenges': <p>ilanlar</p>,
  });
const publish = () => userEvent.click(screen.getByRole('button', { name: 'İlanı Yayınla' }));

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: /^Rakip bul/ }));
  await userEvent.type(screen.getByLabelText(/^Açıklama/), 'Cuma 21:00, rakip arıyoruz.');
  await userEvent.type(screen.getByLabelText(/^İletişim/), '0532 111 22 33');
}

test('one is posted and its list shown', async () => {
  const api = stubApi({
    'POST challenges/create': () => ({
      status: 201,
      body: { message: 'İlanınız yayınlandı.', challenge: challenge('c1') },
    }),
  });
  const { location, router } = create();
  await fill();
  await publish();
  await waitFor(() => expect(location()).toBe('/challenges?type=rakip-bul'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await api.named('POST challenges/create')[0]?.request.json()).toEqual({
    type: 'rakip-bul',
    details: 'Cuma 21:00, rakip arıyoruz.',
    contactInfo: '0532 111 22 33',
  });
});

test('all three are needed', async () => {
  const api = stubApi({});
  create();
  await publish();
  expect(screen.getByText('İlan türünü seçin.')).toBeTruthy();
  expect(screen.getByText('Maçı birkaç cümleyle anlatın.')).toBeTruthy();
  expect(screen.getByText('Size nasıl ulaşılacağını yazın.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Rakip bul/ })));
  expect(api.calls).toEqual([]);
});

test('a failure keeps what was typed', async () => {
  stubApi({});
  create();
  await fill();
  await publish();
  expect(await screen.findByText('Bir hata oluştu.')).toBeTruthy();
  expect((screen.getByLabelText(/^Açıklama/) as HTMLTextAreaElement).value).toContain('Cuma');
});

test('one is posted once, however often it is pressed', async () => {
  const answer = later<{ status: number; body: unknown }>();
  const api = stubApi({ 'POST challenges/create': () => answer.promise });
  const { location } = create();
  await fill();
  const ad = screen.getByLabelText(/^Açıklama/).closest('form') as HTMLFormElement;
  fireEvent.submit(ad);
  await waitFor(() => expect(api.named('POST challenges/create')).toHaveLength(1));
  fireEvent.submit(ad);
  answer.resolve({ status: 201, body: { message: 'İlanınız yayınlandı.', challenge: challenge('c1') } });
  await waitFor(() => expect(location()).toBe('/challenges?type=rakip-bul'));
  expect(api.named('POST challenges/create')).toHaveLength(1);
});
