import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { LIMITS, webHooksAt } from '../../../test/alerts.ts';
import { AlertsPage } from './AlertsPage.tsx';

const enterAs = (adminRole: 'owner' | 'support') =>
  useSession.setState({ status: 'ready', token: 't', admin: { role: 'admin', adminRole } });
beforeEach(() => enterAs('owner'));

const AT = Date.parse('2026-11-20T15:20:00Z');
const READS = { 'GET admin/health/limits': () => LIMITS, 'GET admin/web-hooks': () => webHooksAt(AT) };
const render = () => renderAt('/admin/health/alerts', <AlertsPage />);
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const dialog = () => within(screen.getByRole('dialog'));
const hook = async (url: string) => within(await screen.findByRole('region', { name: url }));
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(where.getByRole('button', { name }));

it('saves limits with the version that was read, and says at the field what is wrong', async () => {
  const toasts = hearToasts();
  const sent: unknown[] = [];
  stubApi({
    ...READS,
    'PUT admin/health/limits': async (call) => {
      sent.push(await call.json());
      return { message: 'Kaydedildi.' };
    },
  });
  render();
  const mails = await field(/^Gönderilemeyen e-posta \(saatte\)/);
  expect(mails.value).toBe('8');
  await userEvent.clear(mails);
  await userEvent.type(mails, '0');
  await press('Sınırları kaydet');
  expect(screen.getByText('1 ile 10.000 arasında bir tam sayı yazın.')).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Varsayılana dön');
  expect(mails.value).toBe('5');
  await press('Sınırları kaydet');
  expect(sent).toMatchObject([{ version: 3, mailsFailed: '5', requestWaitsHours: '6' }]);
  expect(toasts).toEqual(['Kaydedildi.']);
});

it('shows what another owner saved meanwhile, and keeps what was typed', async () => {
  let limits = LIMITS;
  const sent: { version?: number }[] = [];
  stubApi({
    ...READS,
    'GET admin/health/limits': () => limits,
    'PUT admin/health/limits': async (call) => {
      sent.push((await call.json()) as { version: number });
      if (limits.version === 4) return { message: 'Kaydedildi.' };
      limits = { limits: { ...LIMITS.limits, quietMinutes: 45 }, version: 4 };
      return refusal(409, { code: 'limits_changed', message: 'Sınırlar bu sırada değiştirildi.' });
    },
  });
  render();
  const late = await field(/^Geciken iş/);
  await userEvent.clear(late);
  await userEvent.type(late, '30');
  await press('Sınırları kaydet');
  expect((await screen.findByRole('alert')).textContent).toBe('Sınırlar bu sırada değiştirildi.');
  await vi.waitFor(async () => expect((await field(/^Düzelmiş sayılma/)).value).toBe('45'));
  expect(late.value).toBe('30');
  await press('Sınırları kaydet');
  await vi.waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]));
});

it('adds an address, and shows its secret once', async () => {
  const secret = 'topla_abc';
  stubApi({
    ...READS,
    'POST admin/web-hooks': async (call) => {
      const { url } = (await call.json()) as { url: string };
      if (url.includes('10.0.0.1'))
        return refusal(400, {
          ...{ code: 'hook_refused', message: 'Olmaz.' },
          fields: { url: 'Herkese açık bir sunucu yazın.' },
        });
      return { _id: 'h3', id: 'h3', secret };
    },
  });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render();
  await hook('https://eski.ornek.com/');
  await press('Adres ekle');
  const url = dialog().getByLabelText(/Adres/);
  await userEvent.type(url, 'ornek.com');
  await press('Kaydet', dialog());
  expect(dialog().getByText('Adres https:// ile başlamalı.')).toBeTruthy();
  await userEvent.clear(url);
  await userEvent.type(url, 'https://10.0.0.1/');
  await press('Kaydet', dialog());
  expect(await dialog().findByText('Herkese açık bir sunucu yazın.')).toBeTruthy();
  await userEvent.clear(url);
  await userEvent.type(url, 'https://ornek.com/');
  await press('Kaydet', dialog());
  expect(await screen.findByText(secret)).toBeTruthy();
  await press('Anahtarı kopyala', dialog());
  expect(writeText).toHaveBeenCalledWith(secret);
  await press('Sakladım', dialog());
  expect(screen.queryByText(secret)).toBeNull();
});

it('says of each address what it got and how that went', async () => {
  stubApi(READS);
  render();
  const first = await hook('https://nobet.ornek.com/topla?takim=1');
  expect(first.getByText('Açık')).toBeTruthy();
  const [trial, alert] = first.getAllByRole('listitem').map((item) => item.textContent);
  expect(trial).toContain('Yeniden denenecek');
  expect(trial).toMatch(/yanıt 503 · 84 ms · 2\. deneme · sonraki/);
  expect(trial).toContain('Sunucu iletiyi kabul etmedi.');
  expect(alert).toContain('Ulaştı');
  const second = await hook('https://eski.ornek.com/');
  expect(second.getByText('Kapalı')).toBeTruthy();
});

it.each([
  ['Kapat', 'Adresi kapat', 'PUT admin/web-hooks/h1', { isOn: false, version: 2 }],
  ['Anahtarı yenile', 'Anahtarı yenile', 'POST admin/web-hooks/h1/secret', { version: 2 }],
  ['Sil', 'Adresi sil', 'POST admin/web-hooks/h1/remove', { version: 2 }],
] as const)('asks once before “%s”', async (name, confirm, path, input) => {
  const sent: unknown[] = [];
  stubApi({
    ...READS,
    [path]: async (call) => {
      sent.push(await call.json());
      return { message: 'Oldu.', _id: 'h1', id: 'h1', secret: 'topla_x' };
    },
  });
  render();
  await press(name, await hook('https://nobet.ornek.com/topla?takim=1'));
  expect(sent).toEqual([]);
  await press(confirm, dialog());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(input);
});

it('reads the addresses again when another owner was faster', async () => {
  const toasts = hearToasts();
  let hooks = webHooksAt(AT);
  stubApi({
    ...READS,
    'GET admin/web-hooks': () => hooks,
    'POST admin/web-hooks/h1/remove': () => {
      hooks = hooks.slice(1);
      return refusal(404, { code: 'not_found', message: 'Artık yok.' });
    },
  });
  render();
  await press('Sil', await hook('https://nobet.ornek.com/topla?takim=1'));
  await press('Adresi sil', dialog());
  await vi.waitFor(() => expect(screen.queryByText('https://nobet.ornek.com/topla?takim=1')).toBeNull());
  expect(toasts).toEqual(['Artık yok.']);
});

it('sends a trial alert once it is confirmed', async () => {
  const toasts = hearToasts();
  stubApi({ ...READS, 'POST admin/health/trial': () => ({ message: 'Gönderiliyor.' }) });
  render();
  await press('Deneme gönder');
  expect(toasts).toEqual([]);
  await press('Gönder', dialog());
  await vi.waitFor(() => expect(toasts).toEqual(['Gönderiliyor.']));
});

it('asks nothing for admins who do not own the platform, and says whose page it is', async () => {
  enterAs('support');
  const requests = stubApi({});
  render();
  expect(await screen.findByText('Bu sayfa platform sahiplerine açık.')).toBeTruthy();
  expect(requests).toEqual([]);
});
