import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnCorrection } from 'mf-shared/contracts/corrections';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { photoFile, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { CorrectApplicationPage } from './CorrectApplicationPage.tsx';
import { REGISTRATION_DRAFT } from './draft.ts';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

const SHOW = 'POST business/correction/show';
const SEND = 'POST business/correction';
const asked = (part: Partial<OwnCorrection> = {}): OwnCorrection => ({
  ...{ id: 'c1', _id: 'c1', text: 'Adresi tam yazın.', parts: ['address', 'photos'] },
  ...{ askedAt: '2026-11-20T10:00:00Z', endsAt: '2026-12-20T10:00:00Z', email: 'basvuru@tesis.example' },
  application: {
    ...{ ownerName: 'Ayşe Güneş', businessName: 'Güneş Halı Saha', phone: '+905321234567' },
    ...{ address: 'Bağdat Caddesi', equipment: 'Duş', description: 'Kapalı saha.' },
    location: { city: 'İstanbul', coordinates: [29.06, 40.97] },
    fields: [
      {
        ...{ id: 'p1', _id: 'p1', name: 'Kapalı Saha', capacity: "7'ye 7", price: 1500 },
        workingHours: [{ start: '18:00', end: '02:00' }],
      },
    ],
    photos: ['/uploads/a.webp', '/uploads/b.webp'],
  },
  ...part,
});

beforeEach(() => sessionStorage.clear());

const open = async () => {
  const shown = renderAt(
    '/correct-application?token=jeton',
    <Routes>
      <Route path="/correct-application" element={<CorrectApplicationPage />} />
      <Route path="/register-business" element={<p>Kayıt sayfası</p>} />
    </Routes>,
  );
  await screen.findByText('Adresi tam yazın.');
  return shown;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Düzeltmeyi gönder' }));

it('fills in the application, and sends what was corrected with the photos in their order', async () => {
  let sent = new FormData();
  stubApi({
    [SHOW]: () => asked(),
    [SEND]: async (request) => {
      sent = await request.formData();
      return { message: 'Düzeltmeniz gönderildi. Başvurunuzu yeniden inceleyeceğiz.' };
    },
  });
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('E-posta').readOnly).toBe(true);
  expect(screen.queryByLabelText('Şifre')).toBeNull();
  expect(screen.getByText(/^Düzeltmenizi 20 Aralık 13.00'e kadar gönderebilirsiniz/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Adres' }).getAttribute('href')).toBe('#address');
  expect(screen.getByDisplayValue('0532 123 45 67')).toBeTruthy();
  type('Adres', 'Bağdat Caddesi No: 12');
  await userEvent.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
  await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('yeni.jpg'));
  await screen.findByRole('img', { name: '2. fotoğraf' });
  await userEvent.click(screen.getByRole('button', { name: '2. fotoğrafı öne al' }));
  await send();
  const done = await screen.findByText('Düzeltmeniz gönderildi');
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(Object.fromEntries([...sent].filter(([name]) => name !== 'photos'))).toMatchObject({
    ...{ token: 'jeton', correctionId: 'c1', address: 'Bağdat Caddesi No: 12' },
    ...{ photoOrder: '["","/uploads/b.webp"]', businessName: 'Güneş Halı Saha' },
    fields: expect.stringContaining('"id":"p1"'),
  });
  expect(sent.getAll('photos')).toHaveLength(1);
  expect([sent.has('password'), sent.has('email')]).toEqual([false, false]);
  expect(Object.keys({ ...sessionStorage }).filter((key) => key.includes('c1'))).toEqual([]);
});

it('keeps what was typed across a reload, and shows errors at their fields', async () => {
  stubApi({
    [SHOW]: () => asked(),
    [SEND]: () =>
      refusal(400, { code: 'validation', message: 'Eksik.', fields: { phone: 'Geçersiz numara.' } }),
  });
  const { unmount } = await open();
  type('İşletme adı', 'Yarım kalan ad');
  unmount();
  await open();
  expect(screen.getByDisplayValue('Yarım kalan ad')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /fotoğraf/ })).toHaveLength(2);
  type('Adres', ' ');
  await send();
  expect(screen.getAllByText('Adresi yazın.').length).toBeGreaterThan(0);
  type('Adres', 'Yol 1');
  await send();
  expect((await screen.findAllByText('Geçersiz numara.')).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Yarım kalan ad')).toBeTruthy();
});

it('reads a newer request, and keeps what was typed for it', async () => {
  let id = 'c1';
  stubApi({
    [SHOW]: () => (id === 'c1' ? asked() : asked({ id, text: 'Telefonu da düzeltin.' })),
    [SEND]: () => {
      id = 'c2';
      return refusal(409, {
        code: 'changed_meanwhile',
        message: 'Bu arada sizden başka bir düzeltme istendi.',
      });
    },
  });
  await open();
  type('Adres', 'Bağdat Caddesi No: 12');
  await send();
  expect(await screen.findByText('Telefonu da düzeltin.')).toBeTruthy();
  expect(screen.getByText('Bu arada sizden başka bir düzeltme istendi.')).toBeTruthy();
  expect(screen.getByDisplayValue('Bağdat Caddesi No: 12')).toBeTruthy();
});

it('says that the application was rejected meanwhile, and takes what was typed to another one', async () => {
  const message = 'Başvurunuz reddedildi. Gerekçe: “Tapu yok”.';
  stubApi({
    [SHOW]: () => asked(),
    [SEND]: () => refusal(409, { code: 'already_decided', message, about: { state: 'rejected' } }),
  });
  await open();
  type('İşletme adı', 'Yeni Ad');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bu bilgilerle yeniden başvur' }));
  expect(await screen.findByText('Kayıt sayfası')).toBeTruthy();
  expect(sessionStorage.getItem(REGISTRATION_DRAFT)).toContain('Yeni Ad');
});

it.each([
  ['already_decided', { state: 'approved' }, 'Giriş yap'],
  ['already_decided', { state: 'pending' }, null],
  ['link_invalid', {}, 'İşletme girişi'],
])('says why there is nothing to correct: %s %j', async (code, about, action) => {
  stubApi({
    [SHOW]: () => refusal(code === 'link_invalid' ? 410 : 409, { code, message: 'Olmadı.', about }),
  });
  renderAt('/correct-application?token=jeton', <CorrectApplicationPage />);
  await screen.findByText(code === 'link_invalid' ? 'Bu bağlantı açılamıyor.' : 'Olmadı.');
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(action ? [action] : []);
});

it('asks for the whole link without a token, and offers another try after a lost connection', async () => {
  const requests = stubApi({ [SHOW]: () => null });
  const { unmount } = renderAt('/correct-application', <CorrectApplicationPage />);
  expect(screen.getByText(/Bağlantı eksik/)).toBeTruthy();
  expect(requests).toEqual([]);
  unmount();
  renderAt('/correct-application?token=jeton', <CorrectApplicationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(requests).toHaveLength(2));
});
