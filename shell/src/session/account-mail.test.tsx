import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../mf-shared/test/support.tsx';
import { token } from '../../test/token.ts';
import { EmailBanner } from './EmailBanner.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken, resetKey }: { onToken: (token: string) => void; resetKey: number }) => {
    useEffect(() => onToken(`solved ${resetKey}`), [onToken, resetKey]);
    return null;
  },
}));

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const PLAYER = { id: 'u1', email: 'ece@oyuncu.test', emailVerified: false, role: 'user' } as NonNullable<
  ReturnType<typeof useSession.getState>['user']
>;
const OWNER = { id: 'b1', email: 'ece@isletme.test', role: 'business' as const, isActive: true };
const INVALID = { code: 'link_invalid', message: 'Bu bağlantının süresi dolmuş.' };
beforeEach(() => useSession.setState(NOBODY));
afterEach(() => useSession.setState(NOBODY));

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  it.each([
    ['/forgot-password', 'users/forgot-password', '/login-user'],
    ['/forgot-password?role=business', 'business/forgot-password', '/login-business'],
  ])('is told at %s, and the answer stands above the form', async (address, call, login) => {
    const sent: unknown[] = [];
    stubApi({
      [`POST ${call}`]: async (request) => {
        sent.push(await request.json());
        return { message: 'Bağlantıyı gönderdik.' };
      },
    });
    renderAt(address, <ForgotPasswordPage />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(login);
    await press('Bağlantı gönder');
    expect(await screen.findByText('E-posta adresinizi yazın.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/E-posta/), 'ece@oyuncu.test');
    await press('Bağlantı gönder');
    expect(await screen.findByText(/Bağlantıyı gönderdik\./)).toBeTruthy();
    expect(sent).toEqual([{ email: 'ece@oyuncu.test', recaptchaToken: 'solved 0' }]);
    await press('Yeniden gönder');
    // A proof counts once.
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ recaptchaToken: 'solved 1' }));
  });

  it('begins with the address that the page before knew', () => {
    const state = { email: 'ece@oyuncu.test' };
    renderAt({ pathname: '/forgot-password', state }, <ForgotPasswordPage />);
    expect(screen.getByLabelText<HTMLInputElement>(/E-posta/).value).toBe('ece@oyuncu.test');
  });

  it('keeps the address when nothing answers', async () => {
    stubApi({ 'POST users/forgot-password': () => null });
    renderAt('/forgot-password', <ForgotPasswordPage />);
    await userEvent.type(screen.getByLabelText(/E-posta/), 'ece@oyuncu.test');
    await press('Bağlantı gönder');
    expect(await screen.findByText(/gönderilemedi/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/E-posta/).value).toBe('ece@oyuncu.test');
  });
});

describe('the page of another password', () => {
  const page = () => renderAt('/reset-password?token=abc', <ResetPasswordPage />);
  const link = () => ({ email: 'ece@isletme.test', role: 'business' });

  it('shows the sentence of the server at the password, then leads to the login', async () => {
    const answers = [
      refusal(400, { code: 'validation', message: 'Kontrol edin.', fields: { password: 'Çok yaygın.' } }),
      { message: 'Yeni şifreniz kaydedildi.', role: 'business' },
    ];
    stubApi({ 'POST password-reset/link': link, 'POST password-reset': () => answers.shift() });
    page();
    await userEvent.type(await screen.findByLabelText(/^Yeni şifre/), 'galatasaray');
    expect(screen.getByLabelText<HTMLInputElement>(/E-posta/).value).toBe('ece@isletme.test');
    await press('Şifremi kaydet');
    expect(await screen.findByText('Çok yaygın.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Yeni şifre/).value).toBe('galatasaray');
    await press('Şifremi kaydet');
    expect(await screen.findByText('Yeni şifreniz kaydedildi.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/login-business');
  });

  it('says that a link is over, also when that happens while the form is open', async () => {
    stubApi({ 'POST password-reset/link': link, 'POST password-reset': () => refusal(410, INVALID) });
    page();
    await userEvent.type(await screen.findByLabelText(/^Yeni şifre/), 'kırmızı krampon');
    await press('Şifremi kaydet');
    expect(await screen.findByText(INVALID.message)).toBeTruthy();
    expect(ways()).toEqual(['/forgot-password', '/support']);
    // Nothing asks for what can no longer be done.
    expect(screen.queryByText(/Yeni şifrenizi belirleyin/)).toBeNull();
  });

  it('asks again when nothing answered', async () => {
    const second = Promise.withResolvers<object>();
    const answers = [refusal(500, { code: 'internal', message: 'Sunucu hatası.' }), second.promise];
    stubApi({ 'POST password-reset/link': () => answers.shift() });
    page();
    await userEvent.click(await screen.findByRole('button', { name: /dene/i }));
    expect(screen.queryByRole('alert')).toBeNull();
    second.resolve(link());
    expect(await screen.findByLabelText(/^Yeni şifre/)).toBeTruthy();
  });
});

describe('the proof of an address', () => {
  it('is sent from the page, and the session shows it', async () => {
    const refresh = vi.fn(async () => {});
    useSession.setState({ token: 't', user: PLAYER, refresh });
    const requests = stubApi({
      'POST verify-email': () => ({ message: 'Doğrulandı.', email: PLAYER.email, role: 'user' }),
    });
    renderAt('/verify-email?token=abc', <VerifyEmailPage />);
    expect(await screen.findByText('Doğrulandı.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Devam et' })).toBeTruthy();
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it('can be asked for again with a link that is over', async () => {
    const heard = hearToasts();
    const sent: unknown[] = [];
    stubApi({
      'POST verify-email': () => refusal(410, INVALID),
      'POST verify-email/resend': async (request) => {
        sent.push(await request.json());
        return { message: 'Yeniden gönderdik.' };
      },
    });
    renderAt('/verify-email?token=abc', <VerifyEmailPage />);
    expect(await screen.findByText(INVALID.message)).toBeTruthy();
    await press('Bağlantıyı yeniden gönder');
    await waitFor(() => expect(heard).toEqual(['Yeniden gönderdik.']));
    expect(sent).toEqual([{ token: 'abc' }]);
  });

  it('cannot be given with a link that is cut, which leads to the login and to support', async () => {
    const requests = stubApi({});
    renderAt('/verify-email', <VerifyEmailPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Bağlantı eksik görünüyor');
    expect(ways()).toEqual(['/login', '/support']);
    expect(requests).toEqual([]);
  });

  it.each([[true], [undefined]])('is not missed of a player where it is %s', (emailVerified) => {
    const refresh = vi.fn(async () => {});
    useSession.setState({ token: 't', user: { ...PLAYER, emailVerified } as typeof PLAYER, refresh });
    renderAt('/', <EmailBanner />);
    window.dispatchEvent(new Event('focus'));
    expect(screen.queryByText(PLAYER.email)).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is looked for no more once an owner has given it', async () => {
    const requests = stubApi({ 'GET verify-email': () => ({ email: OWNER.email, emailVerified: true }) });
    useSession.setState({ token: 't', business: OWNER });
    renderAt('/', <EmailBanner />);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {});
    window.dispatchEvent(new Event('focus'));
    await act(async () => {});
    expect(requests).toHaveLength(1);
  });

  it('is missed above the pages of a player, and goes once it is there', async () => {
    const heard = hearToasts();
    stubApi({
      'POST verify-email/resend': () => refusal(429, { code: 'rate_limited', message: 'Bekleyin.' }),
    });
    useSession.setState({ token: 't', user: PLAYER });
    renderAt('/', <EmailBanner />);
    expect(screen.getByText('ece@oyuncu.test')).toBeTruthy();
    await press('Bağlantıyı yeniden gönder');
    await waitFor(() => expect(heard).toEqual(['Bekleyin.']));
    act(() => useSession.setState({ user: { ...PLAYER, emailVerified: true } }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is missed above the pages of an owner, and looked for again when the page is returned to', async () => {
    const state = { email: OWNER.email, emailVerified: false, pendingEmail: null };
    stubApi({ 'GET verify-email': () => ({ ...state }) });
    useSession.setState({ token: 't', business: OWNER });
    renderAt('/', <EmailBanner />);
    expect(await screen.findByText(OWNER.email)).toBeTruthy();
    state.emailVerified = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('is missed of the owner who signs in next, whatever was known before, and not of a manager', async () => {
    let state = { email: 'can@isletme.test', emailVerified: true, pendingEmail: null };
    const requests = stubApi({ 'GET verify-email': () => state });
    useSession.setState({ token: 't', business: { ...OWNER, id: 'b2' } });
    renderAt('/', <EmailBanner />);
    await waitFor(() => expect(requests).toHaveLength(1));
    state = { ...state, email: OWNER.email, emailVerified: false };
    act(() => useSession.setState({ token: 't2', business: OWNER }));
    expect(await screen.findByText(OWNER.email)).toBeTruthy();
    act(() => useSession.setState({ business: { ...OWNER, staffId: 's1', staffRole: 'manager' } }));
    expect(screen.queryByText(OWNER.email)).toBeNull();
  });

  it.each([
    ['', { token: 't', business: OWNER }],
    [' whose details are not there yet', { token: token({ id: 'b1', role: 'business' }), business: null }],
  ])('is shown to an owner’s session%s by a fresh token', async (_details, session) => {
    const adopt = vi.fn(async () => {});
    useSession.setState({ ...session, adopt });
    stubApi({
      'POST verify-email': () => ({ message: 'Doğrulandı.', email: OWNER.email, role: 'business' }),
      'POST business/refresh-token': () => ({ token: 'fresh', isActive: true, message: '' }),
    });
    renderAt('/verify-email?token=abc', <VerifyEmailPage />);
    await waitFor(() => expect(adopt).toHaveBeenCalledWith('fresh'));
  });

  it('is looked for again when a player returns to the page, until nobody looks', () => {
    const refresh = vi.fn(async () => {});
    useSession.setState({ token: 't', user: PLAYER, refresh });
    const { unmount } = renderAt('/', <EmailBanner />);
    window.dispatchEvent(new Event('focus'));
    expect(refresh).toHaveBeenCalledOnce();
    unmount();
    window.dispatchEvent(new Event('focus'));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('is nothing that staff are asked for', async () => {
    const requests = stubApi({});
    useSession.setState({ token: 't', business: { ...OWNER, staffId: 's1', staffRole: 'manager' } });
    renderAt('/', <EmailBanner />);
    await act(async () => {});
    expect(requests).toEqual([]);
  });
});
