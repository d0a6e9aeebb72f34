import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hearToasts, photoFile, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { editor, venue } from '../../../test/profile.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

describe('photos', () => {
  const shown = () => screen.getAllByRole('img', { name: /fotoğraf$/ }).map((img) => img.getAttribute('src'));

  it('are put in another order at once, and back when that fails', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<Response>();
    stubApi({ 'GET profile/business': () => venue, 'PUT business/photos': () => answer.promise });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    expect(shown()).toEqual(['/uploads/b.thumb.webp', '/uploads/a.thumb.webp']);
    answer.resolve(refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/a.thumb.webp', '/uploads/b.thumb.webp']));
    expect(heard).toEqual(['Değişti.']);
  });

  it('are those of the server again where somebody else changed them meanwhile', async () => {
    let photos = venue.photos;
    stubApi({
      'GET profile/business': () => ({ ...venue, photos }),
      'PUT business/photos': () => {
        photos = ['/uploads/d.webp', '/uploads/a.webp'];
        return refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' });
      },
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/d.thumb.webp', '/uploads/a.thumb.webp']));
  });

  it('stay in the order wanted last while an earlier one is answered', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    const photos = ['a', 'b', 'c'].map((name) => `/uploads/${name}.webp`);
    let saves = 0;
    stubApi({
      'GET profile/business': () => ({ ...venue, photos }),
      'PUT business/photos': () => answers[saves++]?.promise,
    });
    const heard = hearToasts();
    renderAt('/profile/business', editor);
    const toFront = (which: number) =>
      userEvent.click(screen.getByRole('button', { name: `${which}. fotoğrafı öne al` }));
    await screen.findByRole('button', { name: '3. fotoğrafı öne al' });
    await toFront(2);
    await toFront(3);
    const wanted = shown();
    expect(saves).toBe(1);
    answers[0]?.resolve({ message: 'Bir', photos: ['b', 'a', 'c'].map((name) => `/uploads/${name}.webp`) });
    await waitFor(() => expect([heard, saves]).toEqual([['Bir'], 2]));
    expect(shown()).toEqual(wanted);
    answers[1]?.resolve({ message: 'İki', photos });
    await waitFor(() => expect(heard).toEqual(['Bir', 'İki']));
    await waitFor(() => expect(shown()).not.toEqual(wanted));
  });

  it('are removed after one question', async () => {
    const requests = stubApi({
      'GET profile/business': () => venue,
      'DELETE business/photos/a.webp': () => ({
        message: 'Fotoğraf kaldırıldı.',
        photos: ['/uploads/b.webp'],
      }),
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Kaldır' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/b.thumb.webp']));
  });

  it('stand in the question until the removal has ended', async () => {
    const answer = Promise.withResolvers<unknown>();
    stubApi({ 'GET profile/business': () => venue, 'DELETE business/photos/a.webp': () => answer.promise });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '1. fotoğrafı kaldır' }));
    const yes = await screen.findByRole('button', { name: 'Kaldır' });
    await userEvent.click(yes);
    expect(screen.getByRole('dialog', { name: 'Fotoğraf kaldırılsın mı?' })).toBeTruthy();
    expect(yes.getAttribute('aria-busy')).toBe('true');
    answer.resolve({ message: 'Fotoğraf kaldırıldı.', photos: ['/uploads/b.webp'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toEqual(['/uploads/b.thumb.webp']);
  });

  it('are added, and a refusal names the file beside the picker', async () => {
    let refused = false;
    const photos = [...venue.photos, '/uploads/c.webp'];
    stubApi({
      'GET profile/business': () => (refused ? { ...venue, photos } : venue),
      'POST business/photos': () =>
        refused
          ? refusal(400, { code: 'photo_invalid', message: 'x', fields: { photos: 'c.png: okunamadı.' } })
          : { message: 'Fotoğraf eklendi.', photos },
    });
    renderAt('/profile/business', editor);
    const file = photoFile('c.png');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:c');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    await userEvent.upload(await screen.findByLabelText('Fotoğraf ekle'), file);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(released).toHaveBeenCalledWith('blob:c');
    refused = true;
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), file);
    expect(await screen.findByText('c.png: okunamadı.')).toBeTruthy();
    expect(shown()).toHaveLength(3);
    refused = false;
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), file);
    await waitFor(() => expect(screen.queryByText('c.png: okunamadı.')).toBeNull());
  });

  it('say that they are on their way, and that they did not arrive, where they still stand as before', async () => {
    const [order, answer] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const requests = stubApi({
      'GET profile/business': () => venue,
      'POST business/photos': () => answer.promise,
      'PUT business/photos': () => order.promise,
    });
    const heard = hearToasts();
    const failed = 'Fotoğraflar kaydedilemedi. Lütfen tekrar deneyin.';
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    expect(screen.queryByText('Fotoğraflar yükleniyor…')).toBeNull();
    order.resolve(null);
    await waitFor(() => expect(heard).toEqual([failed]));
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('c.png'));
    expect(await screen.findByText('Fotoğraflar yükleniyor…')).toBeTruthy();
    answer.resolve(null);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.queryByText('Fotoğraflar yükleniyor…')).toBeNull();
    expect([heard, shown()]).toEqual([[failed], ['/uploads/a.thumb.webp', '/uploads/b.thumb.webp']]);
    // Without an answer no difference is known.
    expect(requests.filter(({ url }) => url.endsWith('profile/business'))).toHaveLength(1);
  });
});
