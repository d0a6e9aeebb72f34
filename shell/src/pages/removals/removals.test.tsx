import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'mf-shared/api-client';
import type { OwnAppeal, OwnSuspension, Removal } from 'mf-shared/contracts/removals';
import { useSession } from 'mf-shared/session';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { LoginForm } from '../../session/LoginForm.tsx';
import { RemovalPage } from './RemovalPage.tsx';
import { SuspensionPage } from './SuspensionPage.tsx';

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const OWNER = { id: 'b1', email: 'ece@isletme.test', role: 'business' as const, isActive: true };
const NOW = Date.parse('2026-11-20T18:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  useSession.setState({ ...NOBODY, business: OWNER });
});
afterEach(() => {
  vi.useRealTimers();
  useSession.setState(NOBODY);
});

const appeal: OwnAppeal = {
  ...{ _id: 'y1', id: 'y1', text: 'Reklam değildi.', state: 'open', answer: null, decidedAt: null },
  createdAt: '2026-11-20T12:00:00.000Z',
};
const removal = (part: Partial<Removal> = {}): Removal => ({
  ...{ _id: 'm1', id: 'm1', type: 'venueText', content: { description: 'En ucuz saha' }, category: 'spam' },
  ...{ reason: 'Reklam', removedAt: '2026-11-20T10:00:00.000Z', restoredAt: null, appeal: null },
  appealUntil: '2026-12-04T10:00:00.000Z',
  ...part,
});
const atRemoval = () =>
  renderAt(
    '/removals/m1',
    <Routes>
      <Route path="/removals/:id" element={<RemovalPage />} />
    </Routes>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'İtirazı gönder' }));
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^İtirazınız/);

it('shows what was removed and why, and takes an appeal once; a failed one keeps its text', async () => {
  const sent: unknown[] = [];
  const answers = [refusal(500, { code: 'internal', message: 'Olmadı.' }), removal({ appeal })];
  stubApi({
    'GET removals/m1': () => removal(),
    'POST removals/m1/appeal': async (call) => {
      sent.push(await call.json());
      return answers.shift();
    },
  });
  atRemoval();
  expect(await screen.findByText('En ucuz saha')).toBeTruthy();
  expect(screen.getByText('Kaldırılma nedeni: Reklam ya da istenmeyen içerik')).toBeTruthy();
  await press();
  expect(await screen.findByText('Neden itiraz ettiğinizi yazın.')).toBeTruthy();
  await userEvent.type(text(), ' Reklam değildi. ');
  await press();
  await screen.findByText('Olmadı.');
  expect(text().value).toBe(' Reklam değildi. ');
  await press();
  expect(await screen.findByText('İnceleniyor')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'İtirazı gönder' })).toBeNull();
  expect(sent).toEqual([{ text: 'Reklam değildi.' }, { text: 'Reklam değildi.' }]);
});

it.each([
  ['the answer', removal({ appeal: { ...appeal, state: 'upheld', answer: 'Yine reklam.' } }), 'Yine reklam.'],
  ['that the time is over', removal({ appealUntil: '2026-11-20T18:00:00.000Z' }), /süresi .* doldu/],
  ['that it was taken back', removal({ restoredAt: '2026-11-20T17:00:00.000Z' }), 'Karar geri alındı'],
])('says %s instead of the form', async (_, now, words) => {
  stubApi({ 'GET removals/m1': () => now });
  atRemoval();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'İtirazı gönder' })).toBeNull();
});

it('asks a visitor to sign in, and says why a removal is not shown', async () => {
  stubApi({ 'GET removals/m1': () => refusal(404, { code: 'not_found', message: 'Bulunamadı.' }) });
  atRemoval();
  expect(await screen.findByText('Bulunamadı.')).toBeTruthy();
  useSession.setState(NOBODY);
  const link = await screen.findByRole('link', { name: 'Oyuncu girişi' });
  expect(link.getAttribute('href')).toBe('/login-user?next=%2Fremovals%2Fm1');
});

it('lets the owner of a suspended account appeal with a link alone', async () => {
  useSession.setState(NOBODY);
  const now: OwnSuspension = { reason: 'Sahte hesap', suspendedAt: '2026-11-20T10:00:00.000Z', appeal: null };
  const sent: unknown[] = [];
  stubApi({
    'POST suspension': () => now,
    'POST suspension/appeal': async (call) => {
      sent.push(await call.json());
      return { ...now, appeal };
    },
  });
  renderAt('/suspension?token=t.o.k', <SuspensionPage />);
  expect(await screen.findByText('Sahte hesap')).toBeTruthy();
  await userEvent.type(text(), 'Gerçeğim');
  await press();
  expect(await screen.findByText(/e-posta adresine göndereceğiz/)).toBeTruthy();
  expect(sent).toEqual([{ token: 't.o.k', text: 'Gerçeğim' }]);
});

it('says that a link is over', async () => {
  stubApi({ 'POST suspension': () => refusal(410, { code: 'link_invalid', message: 'Geçersiz.' }) });
  renderAt('/suspension?token=old', <SuspensionPage />);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Bu bağlantı artık geçerli değil.')).toBeTruthy();
  const ways = notice.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/login', '/support']);
});

it.each([
  ['account_suspended', { appealToken: 'a.b.c' }, 'İtiraz et', /^\/suspension\?token=a\.b\.c$/],
  ['business_correcting', { correctionToken: 'a.b.c' }, 'Başvurumu düzelt', /\?token=a\.b\.c$/],
] as const)(
  'a login that is refused with %s leads its owner to the way out',
  async (code, about, label, to) => {
    const refuse = async () => Promise.reject(new ApiError(403, { code, message: 'Olmadı.', about }));
    renderAt('/login-user', <LoginForm onSubmit={refuse} captcha={false} networkError="" />);
    await userEvent.type(screen.getByLabelText(/^E-posta/), 'ece@x.test');
    await userEvent.type(screen.getByLabelText(/^Şifre/), 'uzun-bir-parola');
    await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
    await waitFor(() => expect(screen.getByRole('link', { name: label }).getAttribute('href')).toMatch(to));
  },
);
