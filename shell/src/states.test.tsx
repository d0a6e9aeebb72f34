import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupportRequest } from 'mf-shared/contracts/support';
import { useSession } from 'mf-shared/session';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outline } from '../../mf-shared/test/outline.ts';
import { refusal, renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { Header } from './layout/Header.tsx';
import { LandingPage } from './pages/landing/LandingPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SupportPage } from './pages/support/SupportPage.tsx';
import { AdminLoginPage } from './session/AdminLoginPage.tsx';
import { BusinessLoginPage } from './session/BusinessLoginPage.tsx';
import { EmailBanner } from './session/EmailBanner.tsx';
import { ForgotPasswordPage } from './session/ForgotPasswordPage.tsx';
import { LoginChoicePage } from './session/LoginChoicePage.tsx';
import { ResetPasswordPage } from './session/ResetPasswordPage.tsx';
import { SecondStep } from './session/SecondStep.tsx';
import { UserLoginPage } from './session/UserLoginPage.tsx';
import { VerifyEmailPage } from './session/VerifyEmailPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken }: { onToken: (token: string) => void }) => {
    useEffect(() => onToken('human'), [onToken]);
    return <p>Robot değilim</p>;
  },
}));

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const PLAYER = { id: 'u1', fullName: 'Ece Ak', email: 'ece@oyuncu.test', role: 'user', isAdmin: false };
const OWNER = { id: 'b1', email: 'ece@isletme.test', role: 'business', isActive: true };
const staff = (staffRole: string) => ({ business: { ...OWNER, staffId: 's1', staffRole } });
const verified = (role: string) => () => ({ message: 'Doğrulandı.', email: 'ece@x.test', role });
const down = () => null;
const over = (code: string) => () => refusal(410, { code, message: 'Bağlantı geçersiz.' });
const request = (id: string, part: Partial<SupportRequest>): SupportRequest => ({
  ...{ _id: id, id, subject: 'account', text: `Talep ${id}`, status: 'open' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', answer: null, answeredAt: null },
  ...{ messages: [], awaitsReply: false },
  ...part,
});

type State = {
  screen: ReactNode;
  address?: string;
  calls?: Parameters<typeof stubApi>[0];
  as?: object;
  /** Fields to fill in, and buttons to press afterwards. */
  type?: Record<string, string>;
  press?: string[];
};
const TYPED = { 'E-posta': 'ece@x.test', Şifre: 'uzun-bir-parola' };
const asked = { secondFactor: { ticket: 't1', methods: ['totp', 'passkey', 'recovery'] } };
const step = (...methods: ('totp' | 'passkey' | 'recovery')[]) => (
  <SecondStep asked={{ ticket: 't1', methods }} onToken={async () => {}} onBack={() => {}} />
);

const STATES: Record<string, State> = {
  'the first page': { screen: <LandingPage /> },
  'the choice of a login': { screen: <LoginChoicePage /> },
  'a page that is not there': { screen: <NotFoundPage /> },
  'the login of players': { screen: <UserLoginPage />, press: ['Giriş yap'] },
  'the login of venues': { screen: <BusinessLoginPage /> },
  'the login of admins': { screen: <AdminLoginPage /> },
  ...Object.fromEntries(
    [
      ['players', <UserLoginPage key="u" />, 'users/login'] as const,
      ['venues', <BusinessLoginPage key="b" />, 'business/login'] as const,
      ['admins', <AdminLoginPage key="a" />, 'admin/login'] as const,
    ].flatMap(([who, shown, call]) => {
      const login = { screen: shown, type: TYPED, press: ['Giriş yap'] };
      const two = { ...login, calls: { [`POST ${call}`]: () => asked } };
      return [
        [`the second step of ${who}`, two],
        [`the way back from the second step of ${who}`, { ...two, press: ['Giriş yap', 'Şifreye dön'] }],
        [`the login of ${who} without an answer`, { ...login, calls: { [`POST ${call}`]: down } }],
      ];
    }),
  ),
  'a second step by passkey alone': { screen: step('passkey') },
  'a second step by a recovery code alone': { screen: step('recovery'), press: ['Doğrula'] },
  'a second step without a passkey that works': {
    screen: step('passkey', 'totp'),
    press: ['Geçiş anahtarıyla devam et'],
  },
  'the other second step, and back': {
    screen: step('totp', 'recovery'),
    press: ['Doğrula', 'Kurtarma kodu kullan', 'Uygulamadaki kodu kullan'],
  },
  'a forgotten password of a venue': { screen: <ForgotPasswordPage />, address: '/?role=business' },
  'a forgotten password': { screen: <ForgotPasswordPage /> },
  'another password without a link': { screen: <ResetPasswordPage /> },
  'another password whose link cannot be looked at': {
    screen: <ResetPasswordPage />,
    address: '/?token=abc',
    calls: { 'POST password-reset/link': down },
  },
  'another password, which is missing': {
    screen: <ResetPasswordPage />,
    address: '/?token=abc',
    calls: { 'POST password-reset/link': () => ({ email: 'ece@x.test', role: 'user' }) },
    press: ['Şifremi kaydet'],
  },
  'the proof of an address without a link': { screen: <VerifyEmailPage /> },
  'the proof of an address with a link that is over': {
    screen: <VerifyEmailPage />,
    address: '/?token=abc',
    calls: { 'POST verify-email': over('link_invalid') },
  },
  'the proof of an address that somebody else has by now': {
    screen: <VerifyEmailPage />,
    address: '/?token=abc',
    calls: { 'POST verify-email': over('email_taken') },
  },
  'the proof of an address that the server cannot take': {
    screen: <VerifyEmailPage />,
    address: '/?token=abc',
    calls: { 'POST verify-email': () => refusal(500, { code: 'internal', message: 'x' }) },
  },
  ...Object.fromEntries(
    (
      [
        ['a visitor', 'business', {}],
        ['a player', 'user', { user: PLAYER }],
        ['an owner', 'business', { business: OWNER }],
        ['a player, of a venue', 'business', { user: PLAYER }],
      ] as const
    ).map(([who, role, as]) => [
      `the proof of an address for ${who}`,
      {
        screen: <VerifyEmailPage />,
        address: '/?token=abc',
        calls: { 'POST verify-email': verified(role) },
        as,
      },
    ]),
  ),
  'an address that is not proved': {
    screen: <EmailBanner />,
    as: { user: { ...PLAYER, emailVerified: false } },
  },
  'an address that is proved': { screen: <EmailBanner />, as: { user: { ...PLAYER, emailVerified: true } } },
  'help for a visitor': { screen: <SupportPage />, press: ['Gönder'] },
  'help for a venue that wants its money back': {
    screen: <SupportPage />,
    address: '/?subject=refund',
    as: { token: 't', business: OWNER },
    calls: {
      'GET support': () => [
        request('s1', { status: 'answered', answer: 'Düzelttik.' }),
        request('s2', { subject: 'payment' }),
      ],
    },
  },
  'help for a player without requests': {
    screen: <SupportPage />,
    as: { token: 't', user: PLAYER },
    calls: { 'GET support': () => [] },
  },
  'help for an admin': {
    screen: <SupportPage />,
    as: { token: 't', admin: { role: 'admin', adminRole: 'owner' } },
  },
  ...Object.fromEntries(
    (
      [
        ['a visitor', {}],
        ['a player', { user: PLAYER }],
        ['a player who is an admin', { user: { ...PLAYER, isAdmin: true } }],
        ['an owner', { business: OWNER }],
        ['an owner who has not paid', { business: { ...OWNER, isActive: false } }],
        ['a manager', staff('manager')],
        ['day staff', staff('staff')],
        ['an admin', { admin: { role: 'admin', adminRole: 'owner' } }],
      ] as const
    ).map(([who, as]) => [`the links of ${who}`, { screen: <Header />, address: '/chat', as }]),
  ),
};

beforeEach(() => useSession.setState(NOBODY));
afterEach(() => useSession.setState({ ...NOBODY, refresh: async () => {}, adopt: async () => {} }));

it.each(Object.entries(STATES))(
  '%s looks like that',
  async (_, { screen: shown, address = '/', calls = {}, as, type = {}, press = [] }) => {
    stubApi(calls);
    useSession.setState({ refresh: async () => {}, adopt: async () => {}, ...as });
    const { container } = renderAt(address, shown);
    // What only some see comes with code of its own.
    await act(() => vi.dynamicImportSettled());
    const settle = () =>
      waitFor(() => expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull());
    await settle();
    for (const [label, text] of Object.entries(type))
      await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
    for (const name of press) {
      await userEvent.click(screen.getByRole('button', { name }));
      await act(async () => {});
      await settle();
    }
    expect(outline(container)).toMatchSnapshot();
  },
);
