import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { MANAGER, signIn } from '../../../test/session.ts';
import { Consequences } from './Consequences.tsx';
import { useCloseAccount } from './closing.ts';
import { SecurityPage } from './SecurityPage.tsx';

const OFF = { enabled: false, required: false, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const ENDS = { reservations: 12, subscriptions: 3, waiting: 0, phoneBookings: 2, staff: 4 };
const PROFILE = { 'GET account/sessions': () => [] };
const logout = vi.fn();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
async function toLastStep() {
  await press('İşletme hesabımı kapat');
  await press('Devam et');
  return dialog();
}

beforeEach(() => {
  logout.mockClear();
  signIn();
  useSession.setState({ logout });
});

it('says with numbers what ends before it asks for anything', async () => {
  stubApi({ ...PROFILE, 'GET account/second-factor': () => OFF, 'GET account/closing': () => ENDS });
  renderAt('/', <SecurityPage />);
  await press('İşletme hesabımı kapat');
  expect(await dialog().findByText('12 rezervasyon ve 3 abonelik iptal edilir')).toBeTruthy();
  expect(dialog().getByText('2 telefon rezervasyonu')).toBeTruthy();
  expect(dialog().getByText('4 kişi')).toBeTruthy();
  expect(dialog().getByText(/Ödeme kayıtlarınızı yasa gereği saklarız/)).toBeTruthy();
  expect(dialog().queryByLabelText('Şifreniz')).toBeNull();
});

it.each(['closing', 'second-factor'])(
  'goes on only once what ends is known, and asks again when that failed (%s)',
  async (part) => {
    let fails = true;
    const read = (name: string, answer: object) => () =>
      fails && name === part ? refusal(503, { code: 'unavailable', message: 'x' }) : answer;
    stubApi({
      ...PROFILE,
      'GET account/second-factor': read('second-factor', OFF),
      'GET account/closing': read('closing', ENDS),
    });
    renderAt('/', <SecurityPage />);
    await press('İşletme hesabımı kapat');
    const on = dialog().getByRole<HTMLButtonElement>('button', { name: 'Devam et' });
    expect(on.disabled).toBe(true);
    expect(await dialog().findByText('Nelerin sona ereceği öğrenilemedi.')).toBeTruthy();
    fails = false;
    await userEvent.click(dialog().getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(on.disabled).toBe(false));
  },
);

it('says what ends as it is now whenever somebody thinks about it', async () => {
  let reservations = 12;
  stubApi({
    ...PROFILE,
    'GET account/second-factor': () => OFF,
    'GET account/closing': () => ({ ...ENDS, subscriptions: 0, reservations }),
  });
  renderAt('/', <SecurityPage />);
  await press('İşletme hesabımı kapat');
  expect(await dialog().findByText('12 rezervasyon iptal edilir')).toBeTruthy();
  await press('Vazgeç');
  reservations = 13;
  await press('İşletme hesabımı kapat');
  expect(await dialog().findByText('13 rezervasyon iptal edilir')).toBeTruthy();
});

it('sends nothing without password and last word, then closes and leaves', async () => {
  const sent = vi.fn();
  stubApi({
    ...PROFILE,
    'GET account/second-factor': () => OFF,
    'GET account/closing': () => ENDS,
    'POST account/close': async (request) => {
      sent(await request.json());
      return { message: 'Kapatıldı.' };
    },
  });
  const heard = hearToasts();
  renderAt('/', <SecurityPage />);
  const last = await toLastStep();
  expect(document.activeElement).toBe(last.getByLabelText('Şifreniz'));
  await press('Hesabı kalıcı olarak kapat');
  expect(last.getByText('Şifrenizi yazın.')).toBeTruthy();
  expect(last.getByText('Devam etmek için onaylayın.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(last.getByLabelText('Şifreniz'), 'gizli-parola');
  expect(last.queryByText('Şifrenizi yazın.')).toBeNull();
  await userEvent.click(last.getByRole('checkbox'));
  await press('Hesabı kalıcı olarak kapat');
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith({ password: 'gizli-parola' });
  expect(heard).toEqual([expect.stringContaining('İşletme hesabınız kapatıldı.')]);
});

it('says a wrong password and a wrong code at their inputs, and keeps what was typed', async () => {
  let field = 'password';
  const sent = vi.fn();
  stubApi({
    ...PROFILE,
    'GET account/second-factor': () => ({ ...OFF, enabled: true, totp: true, recoveryCodesLeft: 9 }),
    'GET account/closing': () => ENDS,
    'POST account/close': async (request) => {
      sent(await request.json());
      return refusal(400, { code: 'validation', message: 'Olmadı.', fields: { [field]: 'Hatalı.' } });
    },
  });
  renderAt('/', <SecurityPage />);
  const last = await toLastStep();
  await userEvent.type(last.getByLabelText('Şifreniz'), 'gizli-parola');
  await userEvent.type(last.getByLabelText('Uygulamadaki kod'), '123456');
  await userEvent.click(last.getByRole('checkbox'));
  await press('Hesabı kalıcı olarak kapat');
  const invalid = (label: string) => last.getByLabelText(label).getAttribute('aria-invalid');
  await waitFor(() => expect(invalid('Şifreniz')).toBe('true'));
  field = 'code';
  await press('Hesabı kalıcı olarak kapat');
  await waitFor(() => expect(invalid('Uygulamadaki kod')).toBe('true'));
  expect(last.getByLabelText<HTMLInputElement>('Şifreniz').value).toBe('gizli-parola');
  expect(sent).toHaveBeenLastCalledWith({ password: 'gizli-parola', code: '123456' });
  expect(logout).not.toHaveBeenCalled();
});

it.each([
  [
    { reservations: 1, subscriptions: 2, waiting: 5 },
    '1 rezervasyon, 2 abonelik ve 5 bekleme listesi kaydı iptal edilir',
  ],
  [{ reservations: 0, subscriptions: 0, waiting: 5 }, '5 bekleme listesi kaydı iptal edilir'],
  [
    { reservations: 0, subscriptions: 0, waiting: 0 },
    'Bekleyen ya da gelecek bir rezervasyonunuz ve aboneliğiniz yok.',
  ],
])('names of %j what ends', (part, words) => {
  render(<Consequences ends={{ ...ENDS, phoneBookings: 0, staff: 0, ...part }} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/telefon rezervasyonu|kişi/)).toBeNull();
});

it.each([
  [true, 'Şifremi değiştir'],
  [false, 'E-postama bağlantı iste'],
])('leads an owner to another password where there is a way (has paid: %s)', async (isActive, way) => {
  useSession.setState(({ business }) => ({ business: business && { ...business, isActive } }));
  stubApi({ ...PROFILE, 'GET account/second-factor': () => OFF });
  renderAt('/', <SecurityPage />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((link) => /Şifremi|bağlantı iste/.test(link ?? ''))).toEqual([way]);
});

it('is nothing that managers see', async () => {
  signIn(MANAGER);
  stubApi({ ...PROFILE, 'GET account/second-factor': () => OFF });
  renderAt('/', <SecurityPage />);
  await screen.findByRole('button', { name: 'Doğrulama uygulaması kur' });
  expect(screen.queryByRole('button', { name: /hesabımı kapat|Verilerimi indir/ })).toBeNull();
});

it('leaves nothing of the venue behind in this tab', async () => {
  stubApi({ 'POST account/close': () => ({ message: 'Kapatıldı.' }) });
  const { result, client, seed } = renderQueryHook(useCloseAccount);
  seed([], ['bookings', 'b1']);
  act(() => result.current.mutate({ password: 'Topla-2026!' }));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(client.getQueryData(['bookings', 'b1'])).toBeUndefined();
});
