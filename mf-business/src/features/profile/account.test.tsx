import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => null }));

const profile = {
  businessName: 'Yıldız Halı Saha',
  email: 'eski@isletme.test',
  fields: [],
  isActive: true,
  version: 'v1',
};
const editor = <ProfileEditor venueId="b1" open onOpen={() => {}} />;
const business = { id: 'b1', email: profile.email, role: 'business' as const, isActive: true };
const adopt = vi.fn(async () => {});
beforeEach(() => {
  adopt.mockClear();
  useSession.setState({ status: 'ready', token: 't', business, adopt });
});
const save = () => userEvent.click(screen.getByRole('button', { name: 'Giriş bilgilerini kaydet' }));

describe('what the owner logs in with', () => {
  it('is changed against the current password, and the session goes on', async () => {
    const heard = hearToasts();
    const sent: unknown[] = [];
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/account': async (request) => {
        sent.push(await request.json());
        const pendingEmail = 'yeni@isletme.test';
        return { message: 'Giriş bilgileriniz güncellendi.', token: 'fresh', pendingEmail };
      },
    });
    renderAt('/profile/business', editor);
    const email = await screen.findByLabelText(/^E-posta/);
    await userEvent.clear(email);
    await userEvent.type(email, 'yeni@isletme.test');
    await save();
    expect(await screen.findByText('Mevcut şifrenizi yazın.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Mevcut şifre/), 'eski-sifre');
    await save();
    await waitFor(() => expect(heard).toEqual(['Giriş bilgileriniz güncellendi.']));
    expect(sent).toEqual([{ email: 'yeni@isletme.test', currentPassword: 'eski-sifre', newPassword: '' }]);
    expect(adopt).toHaveBeenCalledWith('fresh');
    expect(screen.getByLabelText<HTMLInputElement>(/^Mevcut şifre/).value).toBe('');
    // The current address stays until the mailed link is opened.
    expect(screen.getByLabelText<HTMLInputElement>(/^E-posta/).value).toBe(profile.email);
    expect(screen.getByText(/yeni@isletme.test doğrulanmayı bekliyor/)).toBeTruthy();
  });

  it('says at the field what is wrong with it, and keeps what was typed', async () => {
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/account': () =>
        refusal(400, {
          code: 'validation',
          message: 'Kontrol edin.',
          fields: { newPassword: 'Bu şifre en sık kullanılanlardan biri.', email: 'Bu adres olmaz.' },
        }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Mevcut şifre/), 'eski-sifre');
    await save();
    const wrong = await screen.findByLabelText<HTMLInputElement>(/^Yeni şifre/);
    await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Bu şifre en sık kullanılanlardan biri.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Mevcut şifre/).value).toBe('eski-sifre');
    expect(adopt).not.toHaveBeenCalled();
    expect(screen.getByText('Giriş bilgileri güncellenemedi. Kontrol edin.')).toBeTruthy();
    await userEvent.type(wrong, 'x');
    expect(wrong.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Bu adres olmaz.')).toBeTruthy();
  });

  it('says nothing any more of what went wrong before while it is tried again', async () => {
    let tries = 0;
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/account': () => (tries++ === 0 ? null : new Promise(() => {})),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Mevcut şifre/), 'eski-sifre');
    await save();
    expect(await screen.findByText('Giriş bilgileri güncellenemedi.')).toBeTruthy();
    await save();
    await waitFor(() => expect(screen.queryByText('Giriş bilgileri güncellenemedi.')).toBeNull());
    expect(tries).toBe(2);
  });

  it('is not shown to managers', async () => {
    useSession.setState({ business: { ...business, staffId: 's1', staffRole: 'manager' } });
    stubApi({ 'GET profile/business': () => profile });
    renderAt('/profile/business', editor);
    expect(await screen.findByDisplayValue('Yıldız Halı Saha')).toBeTruthy();
    expect(screen.queryByLabelText(/^Mevcut şifre/)).toBeNull();
  });
});
