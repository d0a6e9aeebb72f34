import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminSupportRequest } from 'mf-shared/contracts/support';
import { expect, it } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { SupportPage } from './SupportPage.tsx';

const LIST = 'GET admin/support';
const request = (part: Partial<AdminSupportRequest> = {}): AdminSupportRequest => ({
  _id: 's1',
  id: 's1',
  subject: 'refund',
  text: 'İade rica ederim.',
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  person: { _id: 'b1', id: 'b1', type: 'Business', name: 'Yıldız Spor', email: 'ece@isletme.test' },
  refund: { paidAt: '2026-11-19T10:00:00.000Z', amount: 1500, reservations: 2 },
  ...part,
});
const area = () => screen.getByLabelText<HTMLTextAreaElement>(/^Yanıtınız/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Yanıtla' }));

it('shows who asks and what a refund is decided by, and sends the answer', async () => {
  const toasts = hearToasts();
  let open = [request()];
  const sent: unknown[] = [];
  stubApi({
    [LIST]: () => open,
    'POST admin/support/s1/answer': async (call) => {
      sent.push(await call.json());
      open = [];
      return { message: 'Yanıtınız iletildi.', request: request({ status: 'answered' }) };
    },
  });
  renderAt('/admin/support', <SupportPage />);
  expect(await screen.findByText(/Yıldız Spor · ece@isletme\.test/)).toBeTruthy();
  expect(screen.getByText(/1\.500 TL/).textContent).toMatch(/alınan rezervasyon: 2/);
  for (const typed of ['', '  ']) {
    fireEvent.change(area(), { target: { value: typed } });
    await send();
    expect(await screen.findByText('Bir yanıt yazın.')).toBeTruthy();
  }
  await userEvent.clear(area());
  await userEvent.type(area(), 'İadeniz onaylandı.');
  expect(screen.queryByText('Bir yanıt yazın.')).toBeNull();
  await send();
  expect(await screen.findByText('Yanıt bekleyen talep yok.')).toBeTruthy();
  expect(sent).toEqual([{ text: 'İadeniz onaylandı.' }]);
  expect(toasts).toEqual(['Yanıtınız iletildi.']);
});

it('says at the answer what is wrong with it, and nothing any more once another is on its way', async () => {
  const answers = [
    refusal(400, { code: 'validation', message: 'Kontrol edin.', fields: { text: 'Çok uzun.' } }),
    new Promise(() => {}),
  ];
  stubApi({ [LIST]: () => [request()], 'POST admin/support/s1/answer': () => answers.shift() });
  renderAt('/admin/support', <SupportPage />);
  await screen.findByText('İade rica ederim.');
  await userEvent.type(area(), 'Merhaba');
  await send();
  const said = await screen.findByText('Çok uzun.');
  expect(area().getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  await send();
  await waitFor(() => expect(screen.queryByText('Çok uzun.')).toBeNull());
});

it('keeps the answer that could not be sent', async () => {
  stubApi({
    [LIST]: () => [request()],
    'POST admin/support/s1/answer': () => refusal(500, { code: 'internal', message: 'Olmadı.' }),
  });
  renderAt('/admin/support', <SupportPage />);
  await screen.findByText('İade rica ederim.');
  await userEvent.type(area(), 'Merhaba');
  await send();
  expect(await screen.findByText('Olmadı.')).toBeTruthy();
  expect(area().value).toBe('Merhaba');
});

it('lists what was answered apart', async () => {
  stubApi({
    [LIST]: ({ url }) =>
      url.includes('status=answered') ? [request({ status: 'answered', answer: 'Tamam.' })] : [],
  });
  renderAt('/admin/support', <SupportPage />);
  await screen.findByText('Yanıt bekleyen talep yok.');
  await userEvent.click(screen.getByRole('button', { name: 'Yanıtlananlar' }));
  expect(await screen.findByText('Tamam.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yanıtla' })).toBeNull();
});

it('shows among the answered what was just answered, though they were read before', async () => {
  let rows = [request()];
  stubApi({
    [LIST]: ({ url }) => rows.filter(({ status }) => url.includes(`status=${status}`)),
    'POST admin/support/s1/answer': () => {
      rows = [request({ status: 'answered', answer: 'Tamam.' })];
      return { message: 'Yanıtınız iletildi.', request: rows[0] };
    },
  });
  renderAt('/admin/support', <SupportPage />);
  const show = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await show('Yanıtlananlar');
  expect(await screen.findByText('Yanıtlanmış talep yok.')).toBeTruthy();
  await show('Bekleyenler');
  await userEvent.type(await screen.findByLabelText(/^Yanıtınız/), 'Tamam.');
  await send();
  expect(await screen.findByText('Yanıt bekleyen talep yok.')).toBeTruthy();
  await show('Yanıtlananlar');
  expect(await screen.findByText('Tamam.')).toBeTruthy();
});

it('leaves to whoever was faster what is answered by now, and says so', async () => {
  const toasts = hearToasts();
  let open = [request()];
  stubApi({
    [LIST]: () => open,
    'POST admin/support/s1/answer': () => {
      open = [];
      return refusal(409, { code: 'support_answered', message: 'Bu talep yanıtlanmış.' });
    },
  });
  renderAt('/admin/support', <SupportPage />);
  await screen.findByText('İade rica ederim.');
  await userEvent.type(area(), 'Merhaba');
  await send();
  expect(await screen.findByText('Yanıt bekleyen talep yok.')).toBeTruthy();
  expect(toasts).toEqual(['Bu talep yanıtlanmış.']);
});

it('sends an answer once while the server takes it', async () => {
  const answer = Promise.withResolvers<unknown>();
  let open = [request()];
  const requests = stubApi({ [LIST]: () => open, 'POST admin/support/s1/answer': () => answer.promise });
  const sent = () => requests.filter(({ method }) => method === 'POST');
  renderAt('/admin/support', <SupportPage />);
  await screen.findByText('İade rica ederim.');
  await userEvent.type(area(), 'Merhaba');
  const form = area().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(sent()).toHaveLength(1));
  fireEvent.submit(form);
  open = [];
  answer.resolve({ message: 'Yanıtınız iletildi.', request: request({ status: 'answered' }) });
  await screen.findByText('Yanıt bekleyen talep yok.');
  expect(sent()).toHaveLength(1);
});

it('shows what was answered when asked, and says of either list that it is empty', async () => {
  const requests = stubApi({ [LIST]: () => [] });
  renderAt('/admin/support', <SupportPage />);
  expect(await screen.findByText('Yanıt bekleyen talep yok.')).toBeTruthy();
  const answered = screen.getByRole('button', { name: 'Yanıtlananlar', pressed: false });
  await userEvent.click(answered);
  expect(await screen.findByText('Yanıtlanmış talep yok.')).toBeTruthy();
  expect(answered.getAttribute('aria-pressed')).toBe('true');
  expect(requests.map(({ url }) => new URL(url).searchParams.get('status'))).toEqual(['open', 'answered']);
});
