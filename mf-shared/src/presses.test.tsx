import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { refusal, renderAt, seeToasts, stubApi } from '../test/support.tsx';
import { CalendarFeedPanel } from './calendar-feed/index.ts';
import { ClosedNote } from './chat/ClosedNote.tsx';
import type { ChatClosed } from './contracts/messages.ts';
import { BlockedPanel, SafetyMenu } from './safety/index.ts';
import { SecurityPanels } from './security/index.ts';

const both = (id: string) => ({ _id: id, id });
const session = (id: string, device: string) => ({
  ...{ ...both(id), device, role: 'business', createdAt: 0, lastUsedAt: 0, current: id === 's1' },
});
const blocked = (id: string, name: string) => ({
  ...{ ...both(id), type: 'User', name, photo: null, createdAt: '2026-11-18T18:05:00.000Z' },
});
const ALI = { id: 'ali', type: 'User', name: 'Ali' } as const;
const READS = {
  'GET blocks': () => [blocked('ali', 'Ali'), blocked('ece', 'Ece')],
  'GET account/sessions': () => [session('s1', 'Chrome'), session('s2', 'Safari'), session('s3', 'Firefox')],
  'GET account/second-factor': () => ({
    ...{ enabled: true, required: false, totp: true, recoveryCodesLeft: 9 },
    passkeys: [{ ...both('k/1'), name: 'Dizüstü', createdAt: 0, lastUsedAt: null }],
  }),
  'GET calendar/feed': () => ({ url: '/calendar/x.ics' }),
};
const security = <SecurityPanels />;
const FEED = <CalendarFeedPanel path="calendar/feed" title="Takvim" lead="" warning="" />;

/** The call that a press makes at once, on a drawn part, after some presses. */
const PRESSES: [call: string, drawn: ReactNode, before: string[], press: string, silent: string][] = [
  [
    'DELETE blocks/ali',
    <ClosedNote key="1" closed="own" partnerId="ali" />,
    [],
    'Engeli kaldır',
    'Engel kaldırılamadı.',
  ],
  ['DELETE blocks/ece', <BlockedPanel key="2" />, [], 'Engeli kaldır: Ece', 'Engel kaldırılamadı.'],
  [
    'DELETE blocks/ali',
    <SafetyMenu key="3" person={ALI} />,
    ['Ali: engelle ya da bildir'],
    'Engeli kaldır',
    'Engel kaldırılamadı.',
  ],
  ['DELETE account/sessions/s2', security, [], 'Oturumu kapat: Safari', ''],
  ['POST account/sign-out-everywhere', security, [], 'Diğer bütün oturumları kapat', ''],
];

const UNSAID = 'Hizmet şu anda yanıt veremiyor.';

beforeEach(() =>
  useSession.setState({
    status: 'ready',
    user: null,
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  }),
);

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  return button;
};

it.each(PRESSES)(
  '%s is sent once by its own button, which is busy meanwhile',
  async (call, drawn, before, name) => {
    const answer = Promise.withResolvers<unknown>();
    const asked = stubApi({ ...READS, [call]: () => answer.promise });
    const toasts = seeToasts();
    renderAt('/', drawn);
    for (const one of before) await press(one);
    const button = await press(name);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    const busy = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-busy'));
    expect(busy).toEqual([button]);
    fireEvent.click(button);
    const reads = () => asked.filter(({ method }) => method === 'GET').length;
    const readBefore = reads();
    await act(async () => answer.resolve({ message: 'Tamam.' }));
    await expect
      .poll(() => toasts.map(({ message, tone }) => [tone, message]))
      .toEqual([['success', 'Tamam.']]);
    const sent = asked.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname.slice(5)}`)).toEqual([call]);
    await waitFor(() => expect(button.isConnected && button.getAttribute('aria-busy')).toBeFalsy());
    if (drawn !== PRESSES[0]?.[1]) await expect.poll(reads).toBeGreaterThan(readBefore);
  },
);

it.each(PRESSES)(
  '%s that is refused says why, and can be pressed again',
  async (call, drawn, before, name, silent) => {
    const answers = [refusal(409, { code: 'conflict', message: 'Olmadı.' }), null];
    stubApi({ ...READS, [call]: () => answers.shift() });
    const toasts = seeToasts();
    renderAt('/', drawn);
    for (const one of before) await press(one);
    for (const words of ['Olmadı.', silent || UNSAID]) {
      await press(name);
      await expect.poll(() => toasts.at(-1)?.message ?? '').toContain(words);
      expect(toasts.at(-1)?.tone).toBe('error');
    }
  },
);

it.each<[ChatClosed, string]>([
  ['own', 'Bu hesabı engellediniz. Yazmak için önce engeli kaldırın.'],
  ['other', 'Bu hesaba şu anda mesaj gönderilemiyor.'],
  ['stranger', 'Bu oyuncuya, size yazdıktan ya da sizden saat ayırttıktan sonra yazabilirsiniz.'],
])(
  'a conversation that is closed (%s) says why, and opens by a press where that is one’s own doing',
  (closed, words) => {
    stubApi({});
    renderAt('/', <ClosedNote closed={closed} partnerId="ali" />);
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    expect(screen.queryAllByRole('button')).toHaveLength(closed === 'own' ? 1 : 0);
  },
);

it.each([
  ['Sil: Dizüstü', 'Geçiş anahtarını sil', 'Sil', 'account/passkeys/k%2F1/remove'],
  ['Kurtarma kodlarını yenile', 'Yeni kurtarma kodları', 'Kodları yenile', 'account/recovery-codes'],
  [
    'İki adımlı girişi kapat',
    'İki adımlı girişi kapat',
    'İki adımlı girişi kapat',
    'account/second-factor/off',
  ],
])(
  '“%s” asks under “%s” for password and code, sends them to its own call, and has all read anew',
  async (name, title, submit, path) => {
    const sent: unknown[] = [];
    const asked = stubApi({
      ...READS,
      [`POST ${path}`]: async (request) => {
        sent.push(await request.json());
        return { message: 'Tamam.' };
      },
    });
    const toasts = seeToasts();
    renderAt('/', security);
    await press(name);
    const dialog = screen.getByRole('dialog', { name: title });
    fireEvent.change(screen.getByLabelText(/^Şifreniz/), { target: { value: 'gizli-parola' } });
    fireEvent.change(screen.getByLabelText('Uygulamadaki kod'), { target: { value: '123 456' } });
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === submit);
    const readBefore = asked.length;
    fireEvent.click(button as Element);
    await expect.poll(() => toasts.map(({ message }) => message)).toEqual(['Tamam.']);
    expect(sent).toEqual([{ password: 'gizli-parola', code: '123 456' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect
      .poll(() =>
        asked
          .slice(readBefore)
          .filter(({ method }) => method === 'GET')
          .map(({ url }) => url.split('/api/')[1]),
      )
      .toEqual(expect.arrayContaining(['account/second-factor', 'account/sessions']));
  },
);

it('a secret address is asked for and shown on request alone', async () => {
  const asked = stubApi(READS);
  renderAt('/', FEED);
  await act(async () => {});
  expect(asked).toEqual([]);
  await press('Takvim bağlantımı göster');
  await expect.poll(() => document.body.innerHTML).toContain('/calendar/x.ics');
});
