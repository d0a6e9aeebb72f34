import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { editor, field, profile, save, venue } from '../../../test/profile.tsx';
import { keys } from '../../common/keys.ts';
import { useProfileForm } from './useProfileForm.ts';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

describe('the profile editor', () => {
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
    await userEvent.type(name, 'Ay Halı Saha ');
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
    expect(screen.queryByRole('button', { name: 'Güncel hâlini getir' })).toBeNull();
  });

  it('offers the current state when it changed meanwhile, and keeps what was typed until it is there', async () => {
    let current: unknown = profile;
    stubApi({
      'GET profile/business': () => current,
      'PUT business/update': () => refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await save();
    current = null;
    const getCurrent = () => userEvent.click(screen.getByRole('button', { name: 'Güncel hâlini getir' }));
    await screen.findByRole('button', { name: 'Güncel hâlini getir' });
    await getCurrent();
    expect(screen.getByDisplayValue('Yıldız Halı Saha 2')).toBeTruthy();
    current = { ...profile, businessName: 'Güneş Halı Saha' };
    await getCurrent();
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

it('a saved profile shows in the days too, whose hours it may have changed', async () => {
  stubApi({ 'PUT business/update': () => ({ message: 'Tamam.', business: profile }) });
  const { result, seed, stale } = renderQueryHook(() => useProfileForm('b1', profile));
  const DAY = keys.day('b1', '2026-11-20');
  seed([], DAY);
  act(() => result.current.form.onSubmit({ preventDefault: () => {} } as never));
  await waitFor(() => expect(stale(DAY)).toEqual([DAY]));
});

it('says nothing any more of a save that failed, nor of what one left out, once the next one is tried', async () => {
  const misfits = { count: 1, first: [] };
  const answers = [
    { message: 'Tamam.', business: venue, misfits },
    refusal(409, { code: 'pitch_has_bookings', message: 'Olmaz.' }),
    { message: 'Tamam.', business: venue, misfits: { count: 0, first: [] } },
  ];
  stubApi({ 'PUT business/update': () => answers.shift() });
  const { result } = renderQueryHook(() => useProfileForm('b1', venue as never));
  const submit = () => act(() => result.current.form.onSubmit({ preventDefault: () => {} } as never));
  submit();
  await waitFor(() => expect(result.current.left).toEqual(misfits));
  submit();
  await waitFor(() => expect(result.current.kit.failure).toBe('Profil güncellenemedi. Olmaz.'));
  submit();
  expect(result.current.kit.failure).toBe('');
  await waitFor(() => expect(result.current.left).toBeNull());
});

it('what was refused is marked until it is changed, and no longer than that', async () => {
  const paths = ['phone', 'city', 'location', 'location.city', 'location.coordinates.0', 'fields.0.price'];
  const fields = Object.fromEntries([...paths, 'description'].map((path) => [path, 'Olmaz.']));
  stubApi({
    'PUT business/update': () => refusal(400, { code: 'validation', message: 'Kontrol edin.', fields }),
  });
  const { result } = renderQueryHook(() => useProfileForm('b1', venue as never));
  act(() => result.current.form.onSubmit({ preventDefault: () => {} } as never));
  const marked = () => Object.keys(result.current.kit.errors);
  await waitFor(() => expect(marked()).toEqual([...paths, 'description']));
  act(() => result.current.kit.set({ city: 'Ankara' }));
  expect(marked()).toEqual(['phone', 'location', 'location.coordinates.0', 'fields.0.price', 'description']);
  act(() => result.current.kit.set({ coordinates: [1, 2] }));
  expect(marked()).toEqual(['phone', 'fields.0.price', 'description']);
  act(() => result.current.kit.set({ pitches: { ...result.current.kit.values.pitches } }));
  act(() => result.current.kit.set({ phone: '1' }));
  expect(marked()).toEqual(['description']);
  expect(result.current.kit.failure).toBe('Profil güncellenemedi. Kontrol edin.');
  act(() => result.current.kit.reset());
  expect([marked(), result.current.kit.failure, result.current.dirty]).toEqual([[], '', false]);
});
