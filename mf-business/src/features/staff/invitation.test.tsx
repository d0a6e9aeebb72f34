import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { Link, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { signIn } from '../../../test/session.ts';
import { InvitePage } from './InvitePage.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => signIn());

/** A step that replaces the last history entry is not on the way back. */
const Step = () => <output data-testid="step">{useNavigationType()}</output>;

describe('an invitation', () => {
  const show = () =>
    renderAt(
      '/staff-invite?code=gizli',
      <>
        <InvitePage />
        <Step />
      </>,
    );
  const invitation = () => ({ businessName: 'Yıldız', name: 'Can Usta', email: 'can@isletme.test' });

  it('is taken up with a password that follows the rules, and leads to the login', async () => {
    const sent: unknown[] = [];
    stubApi({
      'GET staff/invitation': invitation,
      'POST staff/invitation': async (request) => {
        sent.push(await request.json());
        return { message: 'Hoş geldiniz! Şimdi giriş yapabilirsiniz.' };
      },
    });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Yıldız' })).toBeTruthy();
    const password = screen.getByLabelText(/^Şifreniz/);
    await userEvent.type(password, 'kısa');
    await userEvent.click(button('Daveti kabul et'));
    expect(screen.getByText('Şifre en az 8 karakter olmalı.')).toBeTruthy();
    expect(document.activeElement).toBe(password);
    await userEvent.type(password, '-ama-uzadı');
    await userEvent.click(button('Daveti kabul et'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login-business'));
    expect(screen.getByTestId('step').textContent).toBe('REPLACE');
    expect(sent).toEqual([{ code: 'gizli', password: 'kısa-ama-uzadı' }]);
  });

  it('that counts no longer says what to do', async () => {
    const message = 'Bu davet bağlantısı artık geçerli değil.';
    stubApi({ 'GET staff/invitation': () => refusal(410, { code: 'invite_invalid', message }) });
    useSession.setState({ business: null });
    show();
    expect(await screen.findByText(/artık geçerli değil/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Destek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'İşletme girişi' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Şifreniz/)).toBeNull();
  });
});

it('an invitation that could not be read is asked for again, and not called over', async () => {
  stubApi({ 'GET staff/invitation': () => refusal(429, { code: 'rate_limited', message: 'Bekleyin.' }) });
  renderAt('/staff-invite?code=gizli', <InvitePage />);
  expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeTruthy();
  expect(screen.queryByText('Bu davet açılamıyor.')).toBeNull();
});

describe('an address cut short', () => {
  it('is named as such, with nothing to try again', async () => {
    const requests = stubApi({});
    renderAt('/staff-invite', <InvitePage />);
    expect(await screen.findByText(/Bağlantı eksik/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull();
    expect(requests).toEqual([]);
  });
});

it('another link shows another invitation', async () => {
  stubApi({
    'GET staff/invitation': ({ url }) => {
      const name = new URL(url).searchParams.get('code');
      return { businessName: name, name, email: 'can@isletme.test' };
    },
  });
  renderAt(
    '/staff-invite?code=Bir',
    <>
      <InvitePage />
      <Link to="/staff-invite?code=Iki">Öteki</Link>
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Bir' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Öteki' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Iki' })).toBeTruthy();
});

it.each<[string, object, boolean]>([
  ['at the field', { fields: { password: 'Bu şifre çok yaygın.' } }, true],
  ['above the form', {}, false],
])('a password that is refused is told %s', async (_, part, isMarked) => {
  stubApi({
    'POST staff/invitation': () => refusal(400, { code: 'validation', message: 'Olmadı.', ...part }),
  });
  renderAt('/', <PasswordForm code="gizli" email="can@isletme.test" />);
  const password = screen.getByLabelText(/^Şifreniz/);
  await userEvent.type(password, 'uzun-bir-sifre-2026{Enter}');
  expect(await screen.findByText(isMarked ? 'Bu şifre çok yaygın.' : 'Olmadı.')).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe(isMarked ? 'true' : null);
  expect(screen.queryAllByRole('alert')).toHaveLength(isMarked ? 0 : 1);
});
