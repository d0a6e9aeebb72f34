import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hearToasts, photoFile } from '../../../../mf-shared/test/support.tsx';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { cup } from '../../../test/world.ts';
import { TournamentEditPage } from '../tournaments/TournamentEditPage.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const PROFILE = { ...PLAYER, phone: '+905321234567', fifaStats: { shooting: 80 } };
const start = () => renderAt('/profile/user', { '/profile/user': <ProfilePage /> });
const slider = async (name: string) => (await screen.findByLabelText(name)) as HTMLInputElement;
const card = () => screen.getByRole('article', { name: /oyuncu kartı/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Profilimi Güncelle' }));

beforeEach(signIn);

test('skills never set stand at 60, and the card follows the sliders', async () => {
  stubApi({ 'GET profile/user': () => ({ body: PROFILE }) });
  start();
  expect((await slider('Şut')).value).toBe('80');
  expect((await slider('Hız')).value).toBe('60');
  expect(card().textContent).toContain('Genel puan 67');
  fireEvent.change(await slider('Hız'), { target: { value: '100' } });
  expect(card().textContent).toContain('Genel puan 77');
  await userEvent.selectOptions(screen.getByLabelText(/^Mevki/), 'Kaleci');
  expect(card().textContent).toContain('Genel puan 65');
});

test('saving sends all six skills, says so and refreshes the session', async () => {
  const refresh = vi.fn(async () => {});
  useSession.setState({ refresh });
  const api = stubApi({
    'GET profile/user': () => ({ body: PROFILE }),
    'PUT profile/user/update': () => ({
      body: { message: 'Profil başarıyla güncellendi!', user: { ...PROFILE, teams: ['Yıldız'] } },
    }),
  });
  start();
  await userEvent.type(await screen.findByLabelText('Oynadığınız takımlar'), 'Yıldız');
  await save();
  expect(await screen.findByText('Profil başarıyla güncellendi!')).toBeTruthy();
  expect(await api.named('PUT profile/user/update')[0]?.request.json()).toMatchObject({
    fullName: PLAYER.fullName,
    teams: 'Yıldız',
    fifaStats: { speed: 60, shooting: 80, passing: 60, dribbling: 60, defense: 60, physical: 60 },
  });
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['name', () => userEvent.type(screen.getByLabelText(/^Ad soyad/), ' Can')],
  ['position', () => userEvent.selectOptions(screen.getByLabelText(/^Mevki/), 'Bek')],
  ['city', () => userEvent.selectOptions(screen.getByLabelText(/^Şehir/), 'Muş')],
  ['foot', () => userEvent.selectOptions(screen.getByLabelText(/^Kullandığınız ayak/), 'Sol')],
  ['skill', () => fireEvent.change(screen.getByLabelText('Hız'), { target: { value: '99' } })],
  ['photo', () => userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('ben.png'))],
])('a card with another %s is not handed out before it is saved', async (_, change) => {
  const skills = { speed: 60, shooting: 80, passing: 60, dribbling: 60, defense: 60, physical: 60 };
  stubApi({});
  renderAt('/', { '/': <ProfileForm user={{ ...PROFILE, fifaStats: skills }} /> });
  const heard = hearToasts();
  await change();
  await userEvent.click(screen.getByRole('button', { name: 'Kartı indir' }));
  expect(heard).toEqual(['Önce profilinizi güncelleyin.']);
});

test('another e-mail asks for the current password, and waits for its link', async () => {
  const user = { ...PROFILE, pendingEmail: 'yeni@oyuncu.test' };
  const api = stubApi({
    'GET profile/user': () => ({ body: PROFILE }),
    'PUT profile/user/update': () => ({ body: { message: 'Bağlantı gönderdik.', user } }),
  });
  start();
  const email = (await screen.findByLabelText(/^E-posta/)) as HTMLInputElement;
  expect(screen.queryByLabelText(/^Mevcut şifre/)).toBeNull();
  await userEvent.clear(email);
  await userEvent.type(email, 'yeni@oyuncu.test');
  await userEvent.type(screen.getByLabelText(/^Mevcut şifre/), 'eski-sifre');
  await save();
  expect(await screen.findByText('Bağlantı gönderdik.')).toBeTruthy();
  expect(await api.named('PUT profile/user/update')[0]?.request.json()).toMatchObject({
    email: 'yeni@oyuncu.test',
    currentPassword: 'eski-sifre',
  });
  expect(await screen.findByText(/yeni@oyuncu.test doğrulanmayı bekliyor/)).toBeTruthy();
  expect(email.value).toBe(PLAYER.email);
  expect(screen.queryByLabelText(/^Mevcut şifre/)).toBeNull();
});

test('the own e-mail in capitals is no other one', async () => {
  stubApi({ 'GET profile/user': () => ({ body: PROFILE }) });
  start();
  fireEvent.change(await screen.findByLabelText(/^E-posta/), { target: { value: ' CAGRI@example.com ' } });
  expect(screen.queryByLabelText(/^Mevcut şifre/)).toBeNull();
});

test('a name that is missing is marked and nothing is sent', async () => {
  const api = stubApi({ 'GET profile/user': () => ({ body: PROFILE }) });
  start();
  await userEvent.clear(await screen.findByLabelText(/^Ad soyad/));
  await save();
  expect(screen.getByText('Adınızı ve soyadınızı yazın.')).toBeTruthy();
  expect(card().getAttribute('aria-label') ?? card().textContent).toContain(PLAYER.fullName);
  expect(api.named('PUT profile/user/update')).toEqual([]);
});

test('a failed save keeps what was typed', async () => {
  stubApi({
    'GET profile/user': () => ({ body: PROFILE }),
    'PUT profile/user/update': () => ({ status: 500, body: { message: 'x', code: 'internal' } }),
  });
  start();
  await userEvent.type(await screen.findByLabelText('Oynadığınız takımlar'), 'Yıldız');
  await save();
  await waitFor(() => expect(screen.getAllByText('Profil güncellenemedi.').length).toBeGreaterThan(0));
  expect((screen.getByLabelText('Oynadığınız takımlar') as HTMLInputElement).value).toBe('Yıldız');
});

test.each([
  ['a profile', '/', <ProfilePage key="profile" />, 'GET profile/user', { ...PROFILE, fullName: 'Yeni' }],
  [
    'a tournament',
    '/t1',
    <TournamentEditPage key="edit" />,
    'GET tournaments/t1',
    cup('t1', 'Yeni', { organizer: { _id: 'u1', id: 'u1', fullName: PLAYER.fullName } }),
  ],
])('%s that is being changed is not read anew below the hands', async (_, address, page, read, body) => {
  const api = stubApi({ [read]: () => ({ body }) });
  renderAt(address, { '/': page, '/:id': page });
  expect(await screen.findByDisplayValue('Yeni')).toBeTruthy();
  onTestFinished(() => focusManager.setFocused(undefined));
  await act(async () => focusManager.setFocused(false));
  await act(async () => focusManager.setFocused(true));
  expect(api.named(read)).toHaveLength(1);
});

test('a profile that cannot be read says so', async () => {
  stubApi({ 'GET profile/user': () => ({ status: 500, body: { message: 'x', code: 'internal' } }) });
  start();
  expect(await screen.findByText('Profil bilgileri alınamadı.')).toBeTruthy();
});

test('the sliders stand at what the player declares; the card counts what opponents gave too', async () => {
  const sums = { speed: 100, shooting: 100, passing: 100, dribbling: 100, defense: 100, physical: 100 };
  const all = (value: number) => Object.fromEntries(Object.keys(sums).map((skill) => [skill, value]));
  const rated = { ...PROFILE, fifaStats: all(67), selfStats: all(60), received: { count: 1, sums } };
  stubApi({ 'GET profile/user': () => ({ body: rated }) });
  start();
  expect((await slider('Hız')).value).toBe('60');
  expect(card().textContent).toContain('Genel puan 67');
  expect(screen.getByText(/Rakipleriniz sizi 1 kez puanladı/)).toBeTruthy();
  for (const name of ['Hız', 'Şut', 'Pas', 'Dripling', 'Defans', 'Fizik']) {
    fireEvent.change(await slider(name), { target: { value: '100' } });
  }
  expect(card().textContent).toContain('Genel puan 100');
});

const PHOTO = '/uploads/a.webp';
const photo = () => within(card()).queryByRole('img', { name: PLAYER.fullName });

test('the photo is taken away after asking once, from the card and the session too', async () => {
  const refresh = vi.fn(async () => {});
  useSession.setState({ refresh });
  const api = stubApi({
    'GET profile/user': () => ({ body: { ...PROFILE, photo: PHOTO } }),
    'DELETE profile/user/photo': () => ({ body: { message: 'Fotoğrafınız kaldırıldı.', user: PROFILE } }),
  });
  start();
  await userEvent.type(await screen.findByLabelText('Oynadığınız takımlar'), 'Yıldız');
  expect(photo()?.getAttribute('src')).toBe(PHOTO);
  await userEvent.click(screen.getByRole('button', { name: 'Fotoğrafı kaldır' }));
  expect(api.named('DELETE profile/user/photo')).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findByText('Fotoğrafınız kaldırıldı.')).toBeTruthy();
  expect(photo()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fotoğrafı kaldır' })).toBeNull();
  expect(screen.getByLabelText('Fotoğraf ekle')).toBeTruthy();
  expect((screen.getByLabelText('Oynadığınız takımlar') as HTMLInputElement).value).toBe('Yıldız');
  expect(refresh).toHaveBeenCalledOnce();
});

test('a photo that cannot be taken away stays, and the question too', async () => {
  stubApi({ 'GET profile/user': () => ({ body: { ...PROFILE, photo: PHOTO } }) });
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Fotoğrafı kaldır' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kaldır' }));
  expect(await screen.findByText('Fotoğraf kaldırılamadı.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(photo()?.getAttribute('src')).toBe(PHOTO);
});

test('a photo that was only chosen gives way to the saved one without a question', async () => {
  const api = stubApi({ 'GET profile/user': () => ({ body: { ...PROFILE, photo: PHOTO } }) });
  start();
  await userEvent.upload(await screen.findByLabelText('Fotoğrafı değiştir'), photoFile('yeni.png'));
  await waitFor(() => expect(photo()?.getAttribute('src')).not.toBe(PHOTO));
  await userEvent.click(screen.getByRole('button', { name: 'Fotoğrafı kaldır' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(photo()?.getAttribute('src')).toBe(PHOTO);
  expect(api.named('DELETE profile/user/photo')).toEqual([]);
});
