import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { editor, save, venue } from '../../../test/profile.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

describe('details of the venue', () => {
  it('are sent where they changed; a place on the map brings its city', async () => {
    const sent: unknown[] = [];
    const place = Promise.withResolvers<unknown>();
    stubApi({
      'GET profile/business': () => venue,
      'GET geo/reverse': () => place.promise,
      'PUT business/update': async (request) => {
        sent.push(await request.json());
        return { message: 'Tamam.', business: venue };
      },
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Tanıtım yazısı/), 'Kapalı saha');
    const searching = () => screen.queryAllByText('Şehir haritadan bulunuyor…').length;
    expect(searching()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Haritaya tıkla' }));
    expect(searching()).toBe(1);
    place.resolve({ city: 'Ankara' });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Şehir/).value).toBe('Ankara'));
    expect(searching()).toBe(0);
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const { fields, ...rest } = sent[0] as { fields: string };
    expect(rest).toEqual({
      businessName: 'Yıldız Halı Saha',
      description: 'Kapalı saha',
      location: { city: 'Ankara', coordinates: [32.85, 39.92] },
      version: 'v1',
    });
  });

  it('are marked where the server refuses them', async () => {
    stubApi({
      'GET profile/business': () => venue,
      'PUT business/update': () =>
        refusal(400, {
          code: 'validation',
          message: 'Bilgileri kontrol edin.',
          fields: { phone: 'Geçerli bir telefon numarası yazın.' },
        }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Telefon/), '9');
    await save();
    expect(await screen.findByText('Geçerli bir telefon numarası yazın.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Telefon/)));
  });

  it.each(['location', 'location.coordinates', 'location.coordinates.0'])(
    'say at the map what is wrong with %s, or that its city could not be found',
    async (path) => {
      const message = 'Yer Türkiye’de olmalı.';
      stubApi({
        'GET profile/business': () => venue,
        'GET geo/reverse': () => refusal(400, { code: 'location_unknown', message: 'x' }),
        'PUT business/update': () =>
          refusal(400, { code: 'validation', message: 'x', fields: { [path]: message } }),
      });
      renderAt('/profile/business', editor);
      const place = within(await screen.findByRole('group', { name: 'Konum' }));
      await userEvent.type(place.getByLabelText(/^Adres/), ' A');
      await save();
      expect(await place.findByText(message)).toBeTruthy();
      const group = screen.getByRole('group', { name: 'Konum' });
      await waitFor(() => expect(document.activeElement).toBe(group));
      await userEvent.click(place.getByRole('button', { name: 'Haritaya tıkla' }));
      expect(await place.findByText('Konum alınamadı. Lütfen tekrar deneyiniz.')).toBeTruthy();
      expect(place.queryByText(message)).toBeNull();
    },
  );
});
