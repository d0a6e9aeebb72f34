import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realtime } from 'mf-shared/realtime';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { ITEMS } from '../../../test/world.ts';
import { ItemPage } from './ItemPage.tsx';
import { QueuePage } from './QueuePage.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

const COUNTS = { 'GET admin/queue/counts': () => ({ open: 2, working: 1, waiting: 0 }) };
const TEMPLATES = {
  'GET admin/answer-templates': () => [
    { _id: 't1', id: 't1', title: 'Selam', text: 'Merhaba {ad}, {konu} için {biz}.' },
  ],
};
const atItem = (id: string) =>
  renderAt(
    `/admin/queue/${id}`,
    <Routes>
      <Route path="/admin/queue/:id" element={<ItemPage />} />
    </Routes>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const area = () => screen.getByLabelText<HTMLTextAreaElement>(/^Yanıtınız/);

it('lists what waits with who works on it, and filters by the address', async () => {
  const requests = stubApi({ ...COUNTS, 'GET admin/queue': () => [ITEMS.x1, ITEMS.s2] });
  renderAt('/admin/queue?state=working&kind=nonsense', <QueuePage />);
  const row = (await screen.findByText(/Ayşe Yılmaz ilgileniyor/)).closest('li') as HTMLElement;
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/queue/s2');
  expect(await screen.findByRole('button', { name: 'Yeni (2)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'İşlemde (1)', pressed: true })).toBeTruthy();
  await press('Tamamlandı');
  await userEvent.selectOptions(screen.getByLabelText('Tür'), 'Şikâyet');
  await userEvent.click(screen.getByLabelText('Bendekiler'));
  const asked = () =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/queue'));
  await waitFor(() => {
    const last = Object.fromEntries(asked().at(-1)?.searchParams ?? []);
    expect(last).toMatchObject({ state: 'done', kind: 'report', mine: '1' });
  });
  expect(asked()[0]?.searchParams.get('state')).toBe('working');
});

it('takes an item, and says who was faster', async () => {
  const toasts = hearToasts();
  let item = { ...ITEMS.s1, earlier: [], removals: [] };
  const sent: unknown[] = [];
  stubApi({
    ...TEMPLATES,
    'GET admin/queue/s1': () => item,
    'POST admin/queue/s1/take': async (call) => {
      sent.push(await call.json());
      item = { ...item, state: 'working', assignee: { _id: 'a1', id: 'a1', name: 'Ayşe Yılmaz' } };
      return refusal(409, {
        code: 'queue_changed',
        message: 'Bu kayıt şu anda Ayşe Yılmaz adlı yöneticide.',
      });
    },
  });
  atItem('s1');
  await screen.findByText('Bu kayıtla henüz kimse ilgilenmiyor.');
  await press('Üzerime al');
  expect(await screen.findByText('Ayşe Yılmaz ilgileniyor.')).toBeTruthy();
  expect(sent).toEqual([{ version: 1 }]);
  expect(toasts).toEqual(['Bu kayıt şu anda Ayşe Yılmaz adlı yöneticide.']);
});

it('leads from an item to the account that wrote it, and says how long it waits', async () => {
  vi.setSystemTime('2026-11-21T12:00:00Z');
  stubApi({ ...TEMPLATES, 'GET admin/queue/s1': () => ({ ...ITEMS.s1, earlier: [], removals: [] }) });
  atItem('s1');
  expect((await screen.findByRole('link', { name: 'Yıldız Spor' })).getAttribute('href')).toBe(
    '/admin/venues/b1',
  );
  expect(screen.getByText('1 gündür bekliyor')).toBeTruthy();
  expect(screen.queryByText('Yeni')).toBeNull();
});

it.each([
  [
    'a visitor',
    { _id: null, id: null, type: 'Visitor', name: 'Deniz Ay', email: 'deniz@posta.test' },
    'Deniz Ay',
  ],
  ['whose account is gone', { _id: 'u1', id: 'u1', type: 'User', name: null, email: null }, 'Silinmiş hesap'],
] as const)('leads to no account of %s', async (_, person, name) => {
  const support = withoutMoney && { ...withoutMoney, person };
  stubApi({
    ...TEMPLATES,
    'GET admin/queue/s1': () => ({ ...ITEMS.s1, support, earlier: [], removals: [] }),
  });
  atItem('s1');
  expect(await screen.findByText(new RegExp(name))).toBeTruthy();
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it('reads an item again when another admin acts on it', async () => {
  vi.spyOn(realtime, 'watchPending').mockReturnValue(() => {});
  const requests = stubApi({
    ...TEMPLATES,
    'GET admin/queue/s1': () => ({ ...ITEMS.s1, earlier: [], removals: [] }),
  });
  atItem('s1');
  await screen.findByText('İade rica ederim.');
  expect(realtime.watchPending).toHaveBeenCalled();
  expect(requests.filter(({ url }) => url.endsWith('/queue/s1'))).toHaveLength(1);
});

/** A request that is answered here. */
const withoutMoney = ITEMS.s1.support && { ...ITEMS.s1.support, refund: null };

it('puts a prepared answer with the writer’s name below what is typed, and answers', async () => {
  const sent: unknown[] = [];
  stubApi({
    ...TEMPLATES,
    'GET admin/queue/s1': () => ({ ...ITEMS.s1, support: withoutMoney, earlier: [], removals: [] }),
    'POST admin/support/s1/answer': async (call) => {
      sent.push(await call.json());
      return { message: 'Yanıtınız iletildi.', request: ITEMS.s1.support };
    },
  });
  atItem('s1');
  await screen.findByText('İade rica ederim.');
  await press('Yanıtla');
  expect(await screen.findByText('Bir yanıt yazın.')).toBeTruthy();
  await userEvent.type(area(), 'Not.');
  await screen.findByRole('option', { name: 'Selam' });
  await userEvent.selectOptions(screen.getByLabelText('Şablon ekle'), 'Selam');
  const text = 'Not.\n\nMerhaba Yıldız Spor, İade talebi için {biz}.';
  expect(area().value).toBe(text);
  await press('Yanıtla');
  await waitFor(() => expect(sent).toEqual([{ text, version: 1 }]));
});

it.each([
  ['about a refund, which is decided elsewhere', ITEMS.s1.support, /^Sorunuz/],
  ['about anything else', withoutMoney, /^Yanıtınız/],
])('asks the writer something %s, and keeps what could not be sent', async (about, support, label) => {
  const typed = () => screen.getByLabelText<HTMLTextAreaElement>(label);
  const answers = [refusal(500, { code: 'internal', message: 'Olmadı.' }), { message: 'Sorunuz iletildi.' }];
  stubApi({
    ...TEMPLATES,
    'GET admin/queue/s1': () => ({ ...ITEMS.s1, support, earlier: [], removals: [] }),
    'POST admin/support/s1/ask': () => answers.shift(),
  });
  atItem('s1');
  await screen.findByText('İade rica ederim.');
  const decide = screen.queryByRole('link', { name: 'İade kararını verin' })?.getAttribute('href');
  expect(decide).toBe(about.includes('refund') ? '/admin/money' : undefined);
  await userEvent.type(typed(), 'Hangi gün?');
  await press('Soru olarak gönder');
  expect(await screen.findByText('Olmadı.')).toBeTruthy();
  expect(typed().value).toBe('Hangi gün?');
  await press('Soru olarak gönder');
  await waitFor(() => expect(typed().value).toBe(''));
});

it('shows a report with its snapshot and earlier decisions, and closes it with a reason', async () => {
  const sent: unknown[] = [];
  const earlier = [{ ...ITEMS.x1.report, id: 'x0', outcome: 'acted', note: 'Uyarıldı' }];
  stubApi({
    'GET admin/queue/x1': () => ({ ...ITEMS.x1, earlier, removals: [] }),
    'POST admin/reports/x1/resolve': async (call) => {
      sent.push(await call.json());
      return { message: 'Şikâyet sonuçlandırıldı.', report: ITEMS.x1.report };
    },
  });
  atItem('x1');
  expect(await screen.findByText('Berbat bir yer')).toBeTruthy();
  expect(screen.getByText(/Gereği yapıldı · Uyarıldı/)).toBeTruthy();
  await press('Sonuçlandır');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sonuçlandır' }));
  expect(await dialog.findByText('Gerekçeyi yazın.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText(/^Karar/), 'İşlem gerekmedi');
  await userEvent.type(dialog.getByLabelText(/^Gerekçe/), 'Sert ama kurala uygun');
  await userEvent.click(dialog.getByRole('button', { name: 'Sonuçlandır' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ outcome: 'dismissed', note: 'Sert ama kurala uygun', version: 1 }]);
});

it('adds and deletes prepared answers', async () => {
  const sent: string[] = [];
  stubApi({
    ...TEMPLATES,
    'POST admin/answer-templates': async (call) => {
      sent.push(JSON.stringify(await call.json()));
      return { _id: 't2', id: 't2', title: 'Veda', text: 'Hoşça kalın' };
    },
    'DELETE admin/answer-templates/t1': () => {
      sent.push('deleted');
      return { message: 'Şablon silindi.' };
    },
  });
  renderAt('/admin/queue/templates', <TemplatesPage />);
  await screen.findByText('Selam');
  await press('Yeni şablon');
  await press('Kaydet');
  expect(await screen.findByText('Şablona bir ad verin.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Adı/), 'Veda');
  await userEvent.type(screen.getByLabelText(/^Metin/), 'Hoşça kalın');
  await press('Kaydet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Sil');
  await press('Şablonu sil');
  await waitFor(() => expect(sent).toEqual(['{"title":"Veda","text":"Hoşça kalın"}', 'deleted']));
});
