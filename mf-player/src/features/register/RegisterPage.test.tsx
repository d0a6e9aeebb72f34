import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { describe, expect, test, vi } from 'vitest';
import { PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { RegisterPage } from './RegisterPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken, error }: { onToken: (token: string) => void; error?: string }) => (
    <>
      <button type="button" onClick={() => onToken('proof')}>
        Robot değilim
      </button>
      {error && <p>{error}</p>}
    </>
  ),
}));

const start = (address = '/register-user') => renderAt(address, { '/register-user': <RegisterPage /> });
const field = (label: RegExp) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }));
const prove = () => userEvent.click(screen.getByRole('button', { name: 'Robot değilim' }));

async function fill() {
  await userEvent.type(field(/^Ad soyad/), 'İlker Şığırcı');
  await userEvent.type(field(/^E-posta/), 'ilker@example.com');
  await userEvent.type(field(/^Şifre/), 'gizli-sifre-1');
  await userEvent.type(field(/^Telefon/), '0532 123 45 67');
  await userEvent.selectOptions(field(/^Mevki/), 'Kaleci');
  await userEvent.selectOptions(field(/^Kullandığınız ayak/), 'Sol');
}

test('an empty form marks every required field, focuses the first and sends nothing', async () => {
  const api = stubApi({});
  start();
  await send();
  for (const label of [/^Ad soyad/, /^E-posta/, /^Şifre/, /^Telefon/, /^Mevki/, /^Kullandığınız ayak/]) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(field(/^Oynadığınız takımlar/).getAttribute('aria-invalid')).toBeNull();
  expect(field(/^Şehir/).getAttribute('aria-invalid')).toBeNull();
  expect(api.calls).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Ad soyad/)));
});

test('leaving a wrong e-mail marks it at once, and mending it takes the mark away', async () => {
  start();
  field(/^Ad soyad/).focus();
  await userEvent.type(field(/^E-posta/), 'ilker@');
  expect(field(/^Ad soyad/).getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Geçerli bir e-posta adresi yazın.')).toBeTruthy();
  await userEvent.type(field(/^E-posta/), 'example.com');
  expect(screen.queryByText('Geçerli bir e-posta adresi yazın.')).toBeNull();
});

test('what a player agrees to can be read before the account is made', () => {
  start();
  const links = ['kullanım koşullarını', 'gizlilik politikasını'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms-of-service', '/privacy-policy']);
});

test('without the human check nothing is sent', async () => {
  const api = stubApi({});
  start();
  await fill();
  await send();
  expect(screen.getByText('Lütfen reCAPTCHA doğrulamasını tamamlayın!')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('a registered player is told so and goes to the login', async () => {
  const signIn = vi.fn();
  useSession.setState({ signIn });
  const answer = { message: 'ok', token: 'nobody asked for it' };
  const api = stubApi({ 'POST users/register': () => ({ status: 201, body: answer }) });
  const { location, router } = start();
  expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toBe('/login-user');
  await fill();
  await prove();
  await send();
  await waitFor(() => expect(location()).toBe('/login-user'));
  expect(signIn).not.toHaveBeenCalled();
  expect(screen.getByText('Kayıt başarılı!')).toBeTruthy();
  expect(router.state.location.state).toEqual({ email: 'ilker@example.com' });
  const [call] = api.named('POST users/register');
  const form = await call?.request.formData();
  expect(form?.get('fullName')).toBe('İlker Şığırcı');
  expect(form?.get('recaptchaToken')).toBe('proof');
  expect(form?.has('signIn')).toBe(false);
  expect(sessionStorage.getItem('topla.register-user')).toBeNull();
});

describe('where something waits', () => {
  const NEXT = '/matches?invitation=m1';
  const at = (next: string) => start(`/register-user?next=${encodeURIComponent(next)}`);
  const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  test('only what is required is asked, and the newcomer ends there, signed in', async () => {
    const signIn = vi.fn(async (token: string) => {
      useSession.setState({ status: 'ready', token, user: PLAYER });
    });
    useSession.setState({ signIn });
    const api = stubApi({
      'POST users/register': () => ({ status: 201, body: { message: 'ok', token: 'fresh' } }),
    });
    const { location, router } = at(NEXT);
    expect(screen.queryByLabelText(/^Oynadığınız takımlar/)).toBeNull();
    expect(screen.queryByLabelText(/^Şehir/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Giriş yapın' }).getAttribute('href')).toBe(
      `/login-user?next=${encodeURIComponent(NEXT)}`,
    );
    await userEvent.type(field(/^Ad soyad/), 'İlker Şığırcı');
    await userEvent.type(field(/^E-posta/), 'ilker@example.com');
    await userEvent.type(field(/^Şifre/), 'gizli-sifre-1');
    await userEvent.type(field(/^Telefon/), '0532 123 45 67');
    await pick('Forvet');
    await pick('Çift');
    await prove();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydol ve devam et' }));
    await waitFor(() => expect(location()).toBe(NEXT));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('Kayıt başarılı!')).toBeTruthy();
    expect(signIn).toHaveBeenCalledWith('fresh');
    const form = await api.named('POST users/register')[0]?.request.formData();
    expect([form?.get('position'), form?.get('foot'), form?.get('signIn')]).toEqual([
      'Forvet',
      'Çift',
      'true',
    ]);
  });

  test('whoever is signed in goes on to it', () => {
    signIn();
    expect(at(NEXT).location()).toBe(NEXT);
  });

  test.each(['//kotu.test/a', 'https://kotu.test'])('%s is no place to go on to', (next) => {
    at(next);
    expect(screen.getByRole('button', { name: 'Kayıt Ol' })).toBeTruthy();
  });
});

test("the server's refusal stands at its field and everything typed stays", async () => {
  const message = 'Bu e-posta adresiyle bir hesap zaten var.';
  stubApi({
    'POST users/register': () => ({
      status: 409,
      body: { message, code: 'email_taken', fields: { email: message } },
    }),
  });
  const { location } = start();
  await fill();
  await prove();
  await send();
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(field(/^E-posta/).getAttribute('aria-invalid')).toBe('true');
  expect((field(/^Şifre/) as HTMLInputElement).value).toBe('gizli-sifre-1');
  expect(location()).toBe('/register-user');
});

test('a lost connection is told in the words of the form', async () => {
  stubApi({});
  start();
  await fill();
  await prove();
  await send();
  expect(await screen.findByText('Kayıt sırasında bir hata oluştu.')).toBeTruthy();
});

test('what was typed survives a reload, the password does not', async () => {
  const { unmount } = start();
  await fill();
  unmount();
  const kept = sessionStorage.getItem('topla.register-user');
  expect(kept).toContain('İlker Şığırcı');
  expect(kept).not.toContain('gizli-sifre-1');
  start();
  expect((field(/^Ad soyad/) as HTMLInputElement).value).toBe('İlker Şığırcı');
  expect((field(/^Mevki/) as HTMLSelectElement).value).toBe('Kaleci');
  expect((field(/^Şifre/) as HTMLInputElement).value).toBe('');
});
