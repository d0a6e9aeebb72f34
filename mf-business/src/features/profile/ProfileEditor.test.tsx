import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

const field = {
  id: 'f1',
  _id: 'f1',
  name: 'Kapalı Saha',
  capacity: "7'ye 7",
  price: 1500,
  workingHours: [{ start: '18:00', end: '02:00' }],
};
const profile = { businessName: 'Yıldız Halı Saha', fields: [field], isActive: true, version: 'v1' };

const editor = (
  <>
    <ProfileEditor businessId="b1" open onOpen={() => {}} />
    <Link to="/chat">Mesajlar</Link>
  </>
);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri kaydet' }));

describe('profile', () => {
  it('says that it could not be loaded and tries again', async () => {
    let broken = true;
    stubApi({ 'GET profile/business': () => (broken ? null : profile) });
    renderAt('/profile/business', editor);
    expect(await screen.findByText('Profil bilgileri alınamadı.')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByDisplayValue('Yıldız Halı Saha')).toBeTruthy();
  });

  it('sends name and pitches with their ids', async () => {
    const heard = hearToasts();
    const sent: unknown[] = [];
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/update': async (request) => {
        const body = (await request.json()) as { businessName: string; fields: string };
        sent.push({ ...body, fields: JSON.parse(body.fields) });
        return { message: 'Tamam.', business: { ...profile, businessName: body.businessName } };
      },
    });
    renderAt('/profile/business', editor);
    const name = await screen.findByLabelText('İşletme adı');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ay Halı Saha');
    await save();
    await waitFor(() => expect(heard).toEqual(['Profil başarıyla güncellendi!']));
    const { _id, ...kept } = field;
    expect(sent).toEqual([{ businessName: 'Ay Halı Saha', fields: [kept], version: 'v1' }]);
    expect(screen.queryByText('Kaydedilmemiş değişiklikler var.')).toBeNull();
  });

  it('keeps what was typed when a pitch with bookings may not go', async () => {
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/update': () =>
        refusal(409, {
          code: 'pitch_has_bookings',
          message: 'Bu sahanın gelecek rezervasyonları var. Önce onları sonuçlandırın.',
        }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await save();
    expect(
      await screen.findByText(/^Profil güncellenemedi\. Bu sahanın gelecek rezervasyonları var/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Yıldız Halı Saha 2')).toBeTruthy();
  });

  it('offers the current state when it changed meanwhile', async () => {
    let name = 'Yıldız Halı Saha';
    stubApi({
      'GET profile/business': () => ({ ...profile, businessName: name }),
      'PUT business/update': () => refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await save();
    name = 'Güneş Halı Saha';
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel hâlini getir' }));
    expect(await screen.findByDisplayValue('Güneş Halı Saha')).toBeTruthy();
  });

  it('marks a missing name and sends nothing', async () => {
    const requests = stubApi({ 'GET profile/business': () => profile });
    renderAt('/profile/business', editor);
    await userEvent.clear(await screen.findByLabelText('İşletme adı'));
    await save();
    expect(screen.getByText('İşletme adını yazın.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('İşletme adı'));
    expect(requests.some((request) => request.method === 'PUT')).toBe(false);
  });

  it('asks before a link would lose changes', async () => {
    stubApi({ 'GET profile/business': () => profile });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await userEvent.click(screen.getByRole('link', { name: 'Mesajlar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }));
    expect(screen.getByTestId('address').textContent).toBe('/profile/business');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydetmeden çık' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/chat'));
  });
});
