import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { Toaster } from 'mf-shared/ui/Toaster';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { signIn } from '../../../test/session.ts';
import { SettingsPage } from './SettingsPage.tsx';

const SAVED: VersionedSettings = {
  cancelHours: 24,
  approval: 'manual',
  bufferMinutes: 0,
  horizonWeeks: 12,
  version: '1',
};
const field = { id: 'f1', name: 'Kapalı', workingHours: [{ start: '18:00', end: '23:00' }] };
const READS = {
  'GET business/settings': () => SAVED,
  'GET profile/business': () => ({ fields: [field] }),
  'GET blocks': () => [],
};
const open = () =>
  renderAt(
    '/settings/business',
    <>
      <SettingsPage />
      <Toaster />
    </>,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Ayarları kaydet' }));
const hours = () => screen.findByLabelText('Maça en az kaç saat kala?');

async function type(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

beforeEach(() => signIn());

describe('settings of the venue', () => {
  it('says in words what each choice means before it is saved', async () => {
    stubApi(READS);
    open();
    const input = await hours();
    expect(screen.getByText(/Maça 24 saatten \(1 gün\) az kalınca/)).toBeTruthy();
    await type(input, '0');
    expect(screen.getByText('Oyuncular maç başlayana kadar vazgeçebilir.')).toBeTruthy();
    expect(await screen.findByText('18:00, 19:00, 20:00, 21:00, 22:00')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /30 dakika/ }));
    expect(screen.getByText('18:00, 19:30, 21:00')).toBeTruthy();
    expect(screen.getByText('Kapalı: günde 3 maç')).toBeTruthy();
    expect(screen.getByText('Kaydedilmemiş değişiklikler var.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(screen.queryByText('Kaydedilmemiş değişiklikler var.')).toBeNull();
    expect((input as HTMLInputElement).value).toBe('24');
    expect(screen.getByText('Kapalı: günde 5 maç')).toBeTruthy();
  });

  it('saves all four and takes them back', async () => {
    const sent: unknown[] = [];
    stubApi({
      ...READS,
      'PUT business/settings': async (request) => {
        const settings = await request.json();
        sent.push(settings);
        return {
          message: 'Ayarlarınız kaydedildi.',
          settings: { ...settings, version: String(sent.length + 1) },
        };
      },
    });
    open();
    await type(await hours(), ' 2 ');
    await userEvent.click(screen.getByRole('radio', { name: /Tanıdığım oyuncularınki/ }));
    await type(screen.getByLabelText('Kaç hafta sonrasına kadar rezervasyon alınsın?'), '4');
    await save();
    expect(await screen.findByText('Ayarlarınız kaydedildi.')).toBeTruthy();
    const chosen = { cancelHours: 2, approval: 'trusted', bufferMinutes: 0, horizonWeeks: 4, version: '1' };
    expect(sent).toEqual([chosen]);
    expect(screen.queryByText('Kaydedilmemiş değişiklikler var.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Önceki ayarlarınıza dönüldü.')).toBeTruthy();
    expect(sent[1]).toEqual({ ...SAVED, version: '2' });
    await waitFor(async () => expect((await hours()).getAttribute('value')).toBe('24'));
  });

  it('says that a save could not be taken back', async () => {
    let saves = 0;
    stubApi({
      ...READS,
      'PUT business/settings': async (request) =>
        saves++ === 0
          ? { message: 'Ayarlarınız kaydedildi.', settings: { ...(await request.json()), version: '2' } }
          : refusal(500, { code: 'internal', message: 'x' }),
    });
    open();
    await type(await hours(), '2');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Ayarlar kaydedilemedi.')).toBeTruthy();
    expect((await hours()).getAttribute('value')).toBe('2');
  });

  /** Somebody else has just saved ten hours and the approval `trusted`. */
  const overtaken = (part: Partial<VersionedSettings> = {}) => {
    const sent: VersionedSettings[] = [];
    const stored = { ...SAVED, cancelHours: 10, approval: 'trusted' as const, version: '7', ...part };
    stubApi({
      ...READS,
      'PUT business/settings': async (request) => {
        const settings: VersionedSettings = await request.json();
        sent.push(settings);
        return settings.version === '7'
          ? { message: 'Ayarlarınız kaydedildi.', settings: { ...settings, version: '8' } }
          : refusal(409, {
              code: 'settings_changed',
              message: 'Ayarları siz bakarken başka biri değiştirdi.',
              about: { current: stored },
            });
      },
    });
    return sent;
  };
  const differences = async () =>
    [...(await screen.findByRole('alert')).querySelectorAll('dl > div')].map((line) => line.textContent);

  it('keeps what was typed when somebody else saved first, and saves it over theirs when told to', async () => {
    const sent = overtaken();
    open();
    const input = (await hours()) as HTMLInputElement;
    await type(input, '2');
    await save();
    expect(await differences()).toEqual([
      'İptal süresiKayıtlı: 10 saat · Sizde: 2 saat',
      'OnayKayıtlı: Tanıdığım oyuncularınki · Sizde: Hiçbiri',
    ]);
    expect(input.value).toBe('2');
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    // The ordinary button still saves on the old version, which is refused again.
    await save();
    expect(sent.map(({ version }) => version)).toEqual(['1', '1']);
    await userEvent.click(await screen.findByRole('button', { name: 'Yine de benimkini kaydet' }));
    expect(await screen.findByText('Ayarlarınız kaydedildi.')).toBeTruthy();
    expect(sent[2]).toEqual({ ...SAVED, cancelHours: 2, version: '7' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.value).toBe('2');
  });

  it('names every setting in which the two part', async () => {
    overtaken({ bufferMinutes: 30, horizonWeeks: 4 });
    open();
    await type(await hours(), '2');
    await save();
    expect(await differences()).toEqual([
      'İptal süresiKayıtlı: 10 saat · Sizde: 2 saat',
      'OnayKayıtlı: Tanıdığım oyuncularınki · Sizde: Hiçbiri',
      'Maçlar arası boşlukKayıtlı: 30 dakika · Sizde: Ara yok',
      'İleri tarihlerKayıtlı: 4 hafta · Sizde: 12 hafta',
    ]);
  });

  it.each(['', '2,5', '-1', '2 saat'])('takes no other number for one that is none (%j)', async (typed) => {
    const requests = stubApi(READS);
    open();
    for (const label of ['Maça en az kaç saat kala?', 'Kaç hafta sonrasına kadar rezervasyon alınsın?'])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
    await save();
    const put = () => requests.find(({ method }) => method === 'PUT');
    await waitFor(() => expect(put()).toBeTruthy());
    expect(await put()?.clone().json()).toEqual({ ...SAVED, cancelHours: null, horizonWeeks: null });
  });

  it('shows what somebody else saved when asked, and goes on from there', async () => {
    const sent = overtaken();
    open();
    const input = (await hours()) as HTMLInputElement;
    await type(input, '2');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Kayıtlı ayarları göster' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input.value).toBe('10');
    expect((screen.getByRole('radio', { name: /Tanıdığım/ }) as HTMLInputElement).checked).toBe(true);
    await type(input, '3');
    await save();
    expect(await screen.findByText('Ayarlarınız kaydedildi.')).toBeTruthy();
    expect(sent[1]).toMatchObject({ cancelHours: 3, approval: 'trusted', version: '7' });
  });

  it('marks what the server refuses and keeps what was typed', async () => {
    stubApi({
      ...READS,
      'PUT business/settings': () =>
        refusal(400, {
          code: 'validation',
          message: 'Lütfen işaretli alanları kontrol edin.',
          fields: { cancelHours: '0 ile 168 arasında bir saat sayısı yazın.' },
        }),
    });
    open();
    const input = await hours();
    await type(input, '999');
    await save();
    expect(await screen.findByText('0 ile 168 arasında bir saat sayısı yazın.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect((input as HTMLInputElement).value).toBe('999');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect((input as HTMLInputElement).value).toBe('24');
  });

  it('tries again after a failed load', async () => {
    let broken = true;
    stubApi({ ...READS, 'GET business/settings': () => (broken ? null : SAVED) });
    open();
    expect(await screen.findByText('Ayarlar alınamadı.')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await hours()).toBeTruthy();
  });

  it('shows the calendar’s address on request alone, and renews it after asking', async () => {
    const asked = stubApi({
      ...READS,
      'GET calendar/business-feed': () => ({ url: '/api/calendar/eski.ics' }),
      'POST calendar/business-feed/rotate': () => ({ url: '/api/calendar/yeni.ics' }),
    });
    open();
    await hours();
    expect(asked.some((request) => request.url.includes('business-feed'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Takvim bağlantımı göster' }));
    const address = async () =>
      ((await screen.findByLabelText('Takvim bağlantınız')) as HTMLInputElement).value;
    expect(await address()).toBe(`${window.location.origin}/api/calendar/eski.ics`);
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı yenile' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
    await waitFor(async () => expect(await address()).toContain('yeni.ics'));
  });

  it('gives the code for the venue’s own site, in the chosen look', async () => {
    stubApi(READS);
    open();
    await hours();
    const code = () => (screen.getByLabelText('Sitenize yapıştıracağınız kod') as HTMLTextAreaElement).value;
    expect(code()).toContain(`src="${window.location.origin}/embed/b1" title="Boş saatler"`);
    for (const [look, theme] of [
      ['Açık', 'light'],
      ['Koyu', 'dark'],
    ] as const) {
      await userEvent.selectOptions(screen.getByLabelText('Görünüm'), look);
      expect(code()).toContain(`/embed/b1?theme=${theme}"`);
      expect(screen.getByRole('link', { name: /Sayfaya bak/ }).getAttribute('href')).toBe(
        `${window.location.origin}/embed/b1?theme=${theme}`,
      );
    }
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(screen.getByRole('button', { name: 'Kodu kopyala' }));
    await waitFor(() => expect(copy.mock.calls).toEqual([[code()]]));
  });
});
