import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../test/support.tsx';
import { proofOf, SecurityPanels } from './index.ts';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const OFF = { enabled: false, required: false, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const session = (id: string, current: boolean) => ({
  _id: id,
  id,
  device: current ? 'Chrome, Windows' : 'Safari, iPhone',
  role: 'user',
  createdAt: 0,
  lastUsedAt: 0,
  current,
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('names the own device and ends another one', async () => {
  let sessions = [session('s1', true), session('s2', false)];
  stubApi({
    'GET account/second-factor': () => OFF,
    'GET account/sessions': () => sessions,
    'DELETE account/sessions/s2': () => {
      sessions = [session('s1', true)];
      return { message: 'Oturum kapatıldı.' };
    },
  });
  const heard = hearToasts();
  renderAt('/', <SecurityPanels />);
  const own = (await screen.findByText('Bu cihaz')).closest('li');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  await press('Oturumu kapat: Safari, iPhone');
  await screen.findByText('Chrome, Windows');
  await expect.poll(() => screen.queryByText('Safari, iPhone')).toBeNull();
  expect(heard).toEqual(['Oturum kapatıldı.']);
  expect(screen.queryByRole('button', { name: 'Diğer bütün oturumları kapat' })).toBeNull();
});

it('sets an app up: password, code, recovery codes; a wrong code loses nothing', async () => {
  let confirmed = false;
  const asked = stubApi({
    'GET account/second-factor': () =>
      confirmed ? { ...OFF, enabled: true, totp: true, recoveryCodesLeft: 10 } : OFF,
    'GET account/sessions': () => [],
    'POST account/totp': () => ({ secret: 'ABCDEF', uri: 'otpauth://totp/Topla' }),
    'POST account/totp/confirm': async (request) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456')
        return refusal(400, {
          code: 'second_factor_wrong',
          message: 'Olmadı.',
          fields: { code: 'Kod uymuyor.' },
        });
      confirmed = true;
      return { message: 'Kuruldu.', recoveryCodes: ['aaaaa-bbbbb'] };
    },
  });
  renderAt('/', <SecurityPanels />);
  await press('Doğrulama uygulaması kur');
  await userEvent.type(screen.getByLabelText(/Şifreniz/), 'gizli-parola');
  await press('Devam et');
  const code = await screen.findByLabelText<HTMLInputElement>(/Uygulamadaki kod/);
  expect(await screen.findByRole('img', { name: /karekod/ })).toBeTruthy();
  expect(screen.getByText('ABCD EF')).toBeTruthy();
  await userEvent.type(code, '000000');
  await press('Kodu doğrula');
  expect(await screen.findByText('Kod uymuyor.')).toBeTruthy();
  expect(code.value).toBe('000000');
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Kodu doğrula');
  expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy();
  const reads = () => asked.filter(({ url }) => url.endsWith('account/second-factor')).length;
  expect(reads()).toBe(1);
  // Esc and a touch beside the dialog do not lose the codes, which show only once.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(await screen.findByText(/Kodlar henüz açık/)).toBeTruthy();
  expect(screen.getByText('aaaaa-bbbbb')).toBeTruthy();
  await press('Kodları kaydettim');
  expect(await screen.findByText('Açık')).toBeTruthy();
});

it('leads an admin who must through the set-up first, and offers no way to switch it off', async () => {
  const asked = stubApi({ 'GET account/second-factor': () => ({ ...OFF, required: true }) });
  renderAt('/', <SecurityPanels />);
  expect(await screen.findByText(/kurmanız gerekiyor/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'İki adımlı girişi kapat' })).toBeNull();
  expect(asked.filter(({ url }) => url.includes('sessions')).length).toBeLessThanOrEqual(1);
});

it.each([
  [true, false],
  [false, true],
])('offers to switch it off where it may be off: required %s, offered %s', async (required, offered) => {
  stubApi({
    'GET account/second-factor': () => ({ ...OFF, enabled: true, required, recoveryCodesLeft: 9 }),
    'GET account/sessions': () => [],
  });
  renderAt('/', <SecurityPanels />);
  await screen.findByRole('button', { name: 'Kurtarma kodlarını yenile' });
  expect(screen.queryByRole('button', { name: 'İki adımlı girişi kapat' }) !== null).toBe(offered);
  expect(screen.getByText('Oturumlarım')).toBeTruthy();
});

it('uses up no recovery code where the app’s code was typed as well', async () => {
  const factor = { ...OFF, enabled: true, totp: true, recoveryCodesLeft: 9 };
  const typed = { password: 'gizli', code: '123456', recoveryCode: 'aaaaa-bbbbb' };
  expect(await proofOf(typed, factor)).toEqual({ password: 'gizli', code: '123456' });
});

it('asks who has the second step for it before another app takes its place', async () => {
  const sent: unknown[] = [];
  stubApi({
    'GET account/second-factor': () => ({ ...OFF, enabled: true, totp: true, recoveryCodesLeft: 10 }),
    'GET account/sessions': () => [],
    'POST account/totp': async (request) => {
      sent.push(await request.json());
      return { secret: 'ABCDEF', uri: 'otpauth://totp/Topla' };
    },
  });
  renderAt('/', <SecurityPanels />);
  await press('Doğrulama uygulamasını değiştir');
  await userEvent.type(screen.getByLabelText(/Şifreniz/), 'gizli-parola');
  await userEvent.type(screen.getByLabelText(/Uygulamadaki kod/), '123456');
  await press('Devam et');
  const code = await screen.findByLabelText<HTMLInputElement>(/Uygulamadaki kod/);
  expect(await screen.findByRole('img', { name: /karekod/ })).toBeTruthy();
  expect(sent).toEqual([{ password: 'gizli-parola', code: '123456' }]);
  expect(code.isConnected && code.value).not.toBe('123456');
});

it('sends a form once while the answer is awaited, and again after a refusal', async () => {
  let refuse = () => {};
  const asked = stubApi({
    'GET account/second-factor': () => ({ ...OFF, enabled: true, totp: true, recoveryCodesLeft: 10 }),
    'GET account/sessions': () => [],
    'POST account/recovery-codes': () =>
      new Promise((done) => {
        refuse = () => done(refusal(400, { code: 'bad_credentials', message: 'Şifreniz hatalı.' }));
      }),
  });
  const sent = () => asked.filter(({ method }) => method === 'POST');
  renderAt('/', <SecurityPanels />);
  await press('Kurtarma kodlarını yenile');
  const password = await screen.findByLabelText(/Şifreniz/);
  const form = password.closest('form') as HTMLFormElement;
  for (const _press of [1, 2]) fireEvent.submit(form);
  await expect.poll(sent).toHaveLength(1);
  fireEvent.submit(form);
  refuse();
  expect(await screen.findByText('Şifreniz hatalı.')).toBeTruthy();
  expect(sent()).toHaveLength(1);
  fireEvent.submit(form);
  await expect.poll(sent).toHaveLength(2);
  expect(screen.queryByText('Şifreniz hatalı.')).toBeNull();
});

it('takes a recovery code where the app is out of reach, and leads to it when it is wrong', async () => {
  const sent: unknown[] = [];
  stubApi({
    'GET account/second-factor': () => ({ ...OFF, enabled: true, totp: true, recoveryCodesLeft: 10 }),
    'GET account/sessions': () => [],
    'POST account/second-factor/off': async (request) => {
      sent.push(await request.json());
      return refusal(400, {
        code: 'second_factor_wrong',
        message: 'Olmadı.',
        fields: { recoveryCode: 'Kod geçersiz.' },
      });
    },
  });
  renderAt('/', <SecurityPanels />);
  await press('İki adımlı girişi kapat');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Şifreniz/), 'gizli-parola');
  const code = dialog.getByLabelText(/Kurtarma kodu/);
  await userEvent.type(code, 'aaaaa-bbbbb');
  await userEvent.click(dialog.getByRole('button', { name: 'İki adımlı girişi kapat' }));
  expect(await dialog.findByText('Kod geçersiz.')).toBeTruthy();
  expect(sent).toEqual([{ password: 'gizli-parola', recoveryCode: 'aaaaa-bbbbb' }]);
  expect(document.activeElement).toBe(code);
  stubApi({ 'POST account/second-factor/off': () => new Promise(() => {}) });
  fireEvent.submit(code.closest('form') as HTMLFormElement);
  expect([dialog.queryByText('Kod geçersiz.'), dialog.queryByText('Olmadı.')]).toEqual([null, null]);
});

it('reads the sessions again though one could not be ended', async () => {
  let sessions = [session('s1', true), session('s2', false)];
  stubApi({
    'GET account/second-factor': () => OFF,
    'GET account/sessions': () => sessions,
    'DELETE account/sessions/s2': () => {
      sessions = [session('s1', true)];
      return refusal(404, { code: 'not_found', message: 'Bu oturum artık yok.' });
    },
  });
  renderAt('/', <SecurityPanels />);
  await press('Oturumu kapat: Safari, iPhone');
  await expect.poll(() => screen.queryByText('Safari, iPhone')).toBeNull();
});

it.each([
  [2, true],
  [3, false],
])('warns whoever has %i recovery codes left: %s', async (recoveryCodesLeft, warned) => {
  stubApi({
    'GET account/second-factor': () => ({ ...OFF, enabled: true, totp: true, recoveryCodesLeft }),
    'GET account/sessions': () => [],
  });
  renderAt('/', <SecurityPanels />);
  await screen.findByText('Açık');
  expect(screen.queryByText(/kurtarma kodunuz kaldı/) !== null).toBe(warned);
});

it('keeps recovery codes as a file that names them, and prints them', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderAt('/', <RecoveryCodes codes={['aaaaa-bbbbb', 'ccccc-ddddd']} leaving={false} />);
  await press('Dosya olarak indir');
  expect(await files[0]?.text()).toBe('Topla kurtarma kodları\n\naaaaa-bbbbb\nccccc-ddddd\n');
  await press('Yazdır');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('offers the key of an app to copy and to scan', async () => {
  stubApi({
    'GET account/second-factor': () => OFF,
    'GET account/sessions': () => [],
    'POST account/totp': () => ({ secret: 'ABCDEF', uri: 'otpauth://totp/Topla?secret=ABCDEF' }),
  });
  renderAt('/', <SecurityPanels />);
  await press('Doğrulama uygulaması kur');
  await userEvent.type(screen.getByLabelText(/Şifreniz/), 'gizli-parola');
  await press('Devam et');
  const drawn = (image: Element | null) => image?.querySelector('path')?.getAttribute('d');
  const code = await screen.findByRole('img', { name: /karekod/ });
  const same = renderAt('/', <QrCode text="otpauth://totp/Topla?secret=ABCDEF" label="aynı" />);
  expect(drawn(code)).toBe(drawn(same.container.querySelector('svg')));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Anahtarı kopyala');
  expect(copied).toHaveBeenCalledWith('ABCDEF');
});

it('asks for a passkey where the password alone was typed, and for none while the second step is off', async () => {
  const passkeys = [{ _id: 'k', id: 'k', name: 'Dizüstü', createdAt: 0, lastUsedAt: null }];
  const factor = { ...OFF, passkeys };
  expect(await proofOf({ password: 'gizli' }, factor)).toEqual({ password: 'gizli' });
  stubApi({
    'GET account/second-factor': () => ({ ...factor, enabled: true, recoveryCodesLeft: 9 }),
    'GET account/sessions': () => [],
  });
  renderAt('/', <SecurityPanels />);
  await press('Sil: Dizüstü');
  expect(screen.getByText('Boş bırakırsanız geçiş anahtarınız sorulur.')).toBeTruthy();
});

it.each([
  ['admin', 1],
  ['business', 0],
  ['user', 0],
])('marks a session of an admin as such (%s)', async (role, marks) => {
  stubApi({
    'GET account/second-factor': () => OFF,
    'GET account/sessions': () => [{ ...session('s1', true), role }],
  });
  renderAt('/', <SecurityPanels />);
  await screen.findByText('Bu cihaz');
  expect(screen.queryAllByText('Yönetim')).toHaveLength(marks);
});

it('copies recovery codes, each in a line of its own', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderAt('/', <RecoveryCodes codes={['aaaaa-bbbbb', 'ccccc-ddddd']} leaving={false} />);
  await press('Kodları kopyala');
  expect(copied).toHaveBeenCalledWith('aaaaa-bbbbb\nccccc-ddddd');
});
