import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../mf-shared/test/support.tsx';
import { AdminLoginPage } from './AdminLoginPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken }: { onToken: (token: string) => void }) => (
    <button type="button" onClick={() => onToken('insan')}>
      Robot değilim
    </button>
  ),
}));

const WRONG = 'Hatalı giriş! Lütfen bilgilerinizi kontrol edin.';
const HUMAN = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';

it('shows the captcha once it is asked for, and sends again by itself as soon as it is solved', async () => {
  const answers = [
    refusal(401, { code: 'admin_bad_credentials', message: WRONG }),
    refusal(400, { code: 'captcha_required', message: HUMAN }),
    refusal(401, { code: 'admin_bad_credentials', message: WRONG }),
  ];
  const bodies: unknown[] = [];
  stubApi({
    'POST admin/login': async (request) => {
      bodies.push(await request.json());
      return answers.shift();
    },
  });
  renderAt('/admin-login', <AdminLoginPage />);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  await userEvent.type(screen.getByLabelText(/E-posta/), 'yonetici@topla.test');
  await userEvent.type(screen.getByLabelText(/^Şifre/), 'tahmin');
  await submit();
  await screen.findByText(WRONG);
  expect(screen.queryByText(HUMAN)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Robot değilim' })).toBeNull();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Robot değilim' }));
  await waitFor(() => expect(bodies).toHaveLength(3));
  const typed = { email: 'yonetici@topla.test', password: 'tahmin' };
  expect(bodies).toEqual([typed, typed, { ...typed, recaptchaToken: 'insan' }]);
});

it('refuses a malformed e-mail in the words of wrong data', async () => {
  stubApi({
    'POST admin/login': () =>
      refusal(400, {
        code: 'validation',
        message: 'Geçerli bir e-posta adresi yazın.',
        fields: { email: 'Geçerli bir e-posta adresi yazın.' },
      }),
  });
  renderAt('/admin-login', <AdminLoginPage />);
  await userEvent.type(screen.getByLabelText(/E-posta/), 'yonetici');
  await userEvent.type(screen.getByLabelText(/^Şifre/), 'tahmin');
  await userEvent.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(screen.queryByText('Geçerli bir e-posta adresi yazın.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/E-posta/).value).toBe('yonetici');
});
