import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { Toaster } from 'mf-shared/ui/Toaster';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectSentOnce, slowChanges } from '../../../mf-shared/test/forms.ts';
import { renderAt } from '../../../mf-shared/test/support.tsx';
import { SupportPage } from '../pages/support/SupportPage.tsx';
import { AdminLoginPage } from './AdminLoginPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResendButton } from './ResendButton.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { SecondStep } from './SecondStep.tsx';
import { UserLoginPage } from './UserLoginPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken, resetKey }: { onToken: (token: string) => void; resetKey: number }) => {
    useEffect(() => onToken(`solved ${resetKey}`), [onToken, resetKey]);
    return null;
  },
}));

const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const credentials = async () => {
  await type(/^E-posta/, 'ece@oyuncu.test');
  await type(/^Şifre/, 'uzun-bir-parola');
};
const step = (
  <SecondStep asked={{ ticket: 't', methods: ['totp'] }} onToken={async () => {}} onBack={() => {}} />
);

type Row = [name: string, screen: ReactNode, button: string, fill: () => Promise<unknown>, field?: string];
const FORMS: Row[] = [
  ['a login', <UserLoginPage key="u" />, 'Giriş yap', credentials, 'email'],
  ['an admin’s login', <AdminLoginPage key="a" />, 'Giriş yap', credentials],
  ['the link once more', <ResendButton key="l" />, 'Bağlantıyı yeniden gönder', async () => {}],
  ['a second step', step, 'Doğrula', () => type(/^Doğrulama kodu/, '123456'), 'code'],
  [
    'a forgotten password',
    <ForgotPasswordPage key="f" />,
    'Bağlantı gönder',
    () => type(/^E-posta/, 'e@x.test'),
    'email',
  ],
  [
    'a new password',
    <ResetPasswordPage key="r" />,
    'Şifremi kaydet',
    () => type(/^Yeni şifre/, 'krampon-9'),
    'password',
  ],
  [
    'a request for help',
    <SupportPage key="s" />,
    'Gönder',
    async () => {
      await userEvent.selectOptions(screen.getByLabelText(/^Konu/), 'Hesap ve giriş');
      await type(/^Talebiniz/, 'Giremiyorum.');
      await type(/^Adınız/, 'Ece');
      await type(/^E-posta/, 'ece@posta.test');
    },
    'text',
  ],
];

beforeEach(() =>
  useSession.setState({ status: 'ready', token: null, user: null, business: null, admin: null }),
);

const open = async ([, page, button, fill]: Row) => {
  const calls = slowChanges({ 'POST password-reset/link': () => ({ email: 'e@x.test', role: 'user' }) });
  renderAt(
    '/?token=abc',
    <>
      {page}
      <Toaster />
    </>,
  );
  await screen.findByRole('button', { name: button });
  await fill();
  return calls;
};

it.each(FORMS)('%s is sent once, and again after it failed', async (...row) => {
  await expectSentOnce(row[2], await open(row));
});

it.each(FORMS.filter((row) => row[4]))(
  '%s leads to what was refused, of which nothing is said once it is tried again',
  async (...row) => {
    const { changes, refuse } = await open(row);
    const press = () => userEvent.click(screen.getByRole('button', { name: row[2] }));
    await press();
    await waitFor(() => expect(changes).toHaveLength(1));
    refuse({ [String(row[4])]: 'Böyle olmaz.' });
    await screen.findByText('Böyle olmaz.');
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', row[4]));
    await press();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect([screen.queryByText('Böyle olmaz.'), screen.queryByText('Bilgiler eksik.')]).toEqual([null, null]);
  },
);
