import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupportRequest } from 'mf-shared/contracts/support';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { SupportPage } from './SupportPage.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken }: { onToken: (token: string) => void }) => {
    useEffect(() => onToken('insan'), [onToken]);
    return null;
  },
}));

const NOBODY = { status: 'ready' as const, token: null, user: null, business: null, admin: null };
const OWNER = { id: 'b1', email: 'ece@isletme.test', role: 'business' as const, isActive: false };
beforeEach(() => useSession.setState(NOBODY));
afterEach(() => useSession.setState(NOBODY));

const request = (part: Partial<SupportRequest> = {}): SupportRequest => ({
  _id: 's1',
  id: 's1',
  subject: 'payment',
  text: 'Ödedim ama pasif görünüyor.',
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  messages: [],
  awaitsReply: false,
  ...part,
});
const press = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Talebiniz/);

it('a visitor says what, who and where the answer goes, and is a human', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST support': async (call) => {
      sent.push(await call.json());
      return { message: 'Talebiniz bize ulaştı.' };
    },
  });
  renderAt('/support', <SupportPage />);
  await press();
  for (const missing of ['Bir konu seçin.', 'Ne olduğunu yazın.', 'Adınızı yazın.'])
    expect(await screen.findByText(missing)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(screen.queryByText('Talepleriniz')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/^Konu/), 'Hesap ve giriş');
  await userEvent.type(text(), ' Giremiyorum. ');
  await userEvent.type(screen.getByLabelText(/^Adınız/), ' Ece ');
  await userEvent.type(screen.getByLabelText(/^E-posta/), 'ece@posta.test');
  await press();
  expect(await screen.findByText('Talebiniz bize ulaştı.')).toBeTruthy();
  expect(sent).toEqual([
    {
      ...{ subject: 'account', text: 'Giremiyorum.', name: 'Ece' },
      ...{ email: 'ece@posta.test', recaptchaToken: 'insan' },
    },
  ]);
  expect(text().value).toBe('');
  await press();
  expect(await screen.findByText('Bir konu seçin.')).toBeTruthy();
  expect(screen.queryByText('Talebiniz bize ulaştı.')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('a venue asks for a refund, reads its rules, and keeps what it typed when that is refused', async () => {
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  stubApi({
    'GET support': () => [],
    'POST support': () => refusal(409, { code: 'refund_too_late', message: 'Süre geçti.' }),
  });
  renderAt('/support?subject=refund', <SupportPage />);
  expect(screen.getByText(/5 iş günü içinde inceleriz/)).toBeTruthy();
  expect(screen.queryByLabelText(/^E-posta/)).toBeNull();
  await userEvent.type(text(), 'İade rica ederim.');
  await press();
  expect(await screen.findByText('Süre geçti.')).toBeTruthy();
  expect(text().value).toBe('İade rica ederim.');
});

it('what somebody typed is not there for the next one who signs in', async () => {
  stubApi({ 'GET support': () => [] });
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  renderAt('/support', <SupportPage />);
  await userEvent.type(text(), 'Gizli.');
  act(() => useSession.setState({ token: 't2', business: { ...OWNER, id: 'b2' } }));
  expect(text().value).toBe('');
});

it.each([
  ['a player', {}],
  ['day staff', { business: { ...OWNER, staffId: 'p1', staffRole: 'staff' as const } }],
])('%s is offered no refund', (_, who) => {
  useSession.setState({ ...NOBODY, ...who });
  stubApi({});
  renderAt('/support?subject=refund', <SupportPage />);
  expect(screen.queryByRole('option', { name: 'İade talebi' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>(/^Konu/).value).toBe('');
});

it('shows own requests with their answers, and tries again when they cannot be read', async () => {
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  let fails = true;
  const answered = { status: 'answered' as const, answer: 'Düzelttik.' };
  stubApi({
    'GET support': () => (fails ? null : [request(answered), request({ id: 's2', subject: 'other' })]),
  });
  renderAt('/support', <SupportPage />);
  expect(await screen.findByText('Talepleriniz yüklenemedi.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Düzelttik.')).toBeTruthy();
  expect(screen.getByText('Yanıtlandı')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Yanıt bekliyor')).toBeTruthy());
});

it('shows what was just sent among the own requests, and its answer once that is told', async () => {
  const live = stubLive();
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  let rows: SupportRequest[] = [];
  stubApi({
    'GET support': () => rows,
    'POST support': () => {
      rows = [request()];
      return { message: 'Talebiniz bize ulaştı.' };
    },
  });
  renderAt('/support?subject=payment', <SupportPage />);
  await screen.findByText('Henüz bir talebiniz yok.');
  await userEvent.type(text(), 'Ödedim.');
  await press();
  expect(await screen.findByText('Yanıt bekliyor')).toBeTruthy();
  rows = [request({ status: 'answered', answer: 'Düzelttik.' })];
  await live.say('notification', {} as never);
  expect(await screen.findByText('Düzelttik.')).toBeTruthy();
  stubApi({ 'GET support': () => null });
  await live.say('notification', {} as never);
  expect(await screen.findByText(/^Talepleriniz yenilenemedi/)).toBeTruthy();
  expect(screen.getByText('Düzelttik.')).toBeTruthy();
});

it.each([
  ['answer', []],
  ['failure', null],
])('keeps what it read last though an earlier %s comes afterwards', async (_, answer) => {
  const live = stubLive();
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  const slow = Promise.withResolvers<SupportRequest[] | null>();
  const answers: unknown[] = [slow.promise, [request({ status: 'answered', answer: 'Düzelttik.' })]];
  stubApi({ 'GET support': () => answers.shift() });
  renderAt('/support', <SupportPage />);
  await live.say('notification', {} as never);
  await screen.findByText('Düzelttik.');
  slow.resolve(answer);
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(screen.getByText('Düzelttik.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reads on where the last page ended, and begins anew with the news', async () => {
  const live = stubLive();
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  let isDown = true;
  const asked: (string | null)[] = [];
  stubApi({
    'GET support': (call) => {
      const cursor = new URL(call.url).searchParams.get('cursor');
      asked.push(cursor);
      if (cursor) return isDown ? null : [request({ id: 's2', text: 'Eski talep.' })];
      return Response.json([request()], { headers: { 'X-Next-Cursor': 'two' } });
    },
  });
  renderAt('/support', <SupportPage />);
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByText('Yanıt bekliyor');
  await more();
  expect(await screen.findByRole('alert')).toBeTruthy();
  isDown = false;
  await more();
  expect(await screen.findByText('Eski talep.')).toBeTruthy();
  expect(screen.getAllByText('Yanıt bekliyor')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  await live.say('notification', {} as never);
  await screen.findByRole('button', { name: 'Daha fazla göster' });
  expect(asked).toEqual([null, 'two', 'two', null]);
});

it('sends an admin to the requests of the others', () => {
  useSession.setState({ ...NOBODY, token: 't', admin: { role: 'admin', adminRole: 'owner' } });
  stubApi({});
  renderAt('/support', <SupportPage />);
  expect(screen.getByRole('link', { name: 'Talepleri yanıtla' }).getAttribute('href')).toBe('/admin/queue');
  expect(screen.queryByLabelText(/^Talebiniz/)).toBeNull();
});

it('shows a question about a request, and sends the reply', async () => {
  const question = {
    _id: 'm1',
    id: 'm1',
    text: 'Hangi gün?',
    fromWriter: false,
    createdAt: '2026-11-20T11:00:00.000Z',
  };
  let own = [request({ messages: [question], awaitsReply: true })];
  const sent: unknown[] = [];
  stubApi({
    'GET support': () => own,
    'POST support/s1/reply': async (call) => {
      sent.push(await call.json());
      own = [request({ messages: [question, { ...question, id: 'm2', text: 'Cuma', fromWriter: true }] })];
      return { message: 'Yanıtınız bize ulaştı.' };
    },
  });
  useSession.setState({ ...NOBODY, token: 't', business: OWNER });
  renderAt('/support', <SupportPage />);
  expect(await screen.findByText('Hangi gün?')).toBeTruthy();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  await send();
  expect(await screen.findByText('Bir yanıt yazın.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Sorumuza yanıtınız/), 'Cuma');
  await send();
  expect(await screen.findByText('Cuma')).toBeTruthy();
  expect(sent).toEqual([{ text: 'Cuma' }]);
  expect(screen.queryByRole('button', { name: 'Yanıtı gönder' })).toBeNull();
});
