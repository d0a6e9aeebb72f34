import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { account, entry, OWNERS } from '../../../test/audit.ts';
import { LogLink } from '../../common/LogLink.tsx';
import { AuditPage } from './AuditPage.tsx';
import { subjectPage } from './subject-page.ts';
import { differencesOf } from './words.ts';

const asAdmin = (adminRole: 'owner' | 'support') =>
  useSession.setState({ admin: { role: 'admin', adminRole } });
beforeEach(() => asAdmin('owner'));

const LOG = 'GET admin/audit';
const answers = {
  ...Object.fromEntries(Object.entries(OWNERS).map(([path, answer]) => [`GET ${path}`, answer])),
};
/** What the last read of the list asked for. */
const askedFor = (requests: Request[]) => {
  const last = requests
    .map(({ url }) => new URL(url))
    .findLast(({ pathname }) => pathname === '/api/admin/audit');
  return Object.fromEntries([...(last?.searchParams ?? [])].filter(([name]) => name !== 'limit'));
};

it('shows who did what to whom, what changed, why and from where', async () => {
  stubApi(answers);
  renderAt('/admin/audit', <AuditPage />);
  const item = within(
    (await screen.findByRole('heading', { name: /iletişim bilgilerini/ })).closest('li') as HTMLElement,
  );
  expect(item.getByRole('link', { name: 'Çınar Halı Saha' }).getAttribute('href')).toBe('/admin/venues/v1');
  expect(item.getByText('+905321112233').tagName).toBe('DEL');
  expect(item.getByText('+905550001122').tagName).toBe('INS');
  for (const text of ['Telefon', 'Telefon değişti', 'Destek', '192.0.2.1', 'Chrome, Linux', 'Kayıt no 9'])
    item.getByText(text);
});

describe('the filters', () => {
  it('come from the address', async () => {
    const requests = stubApi(answers);
    renderAt(
      '/admin/audit?act=venue.contact&kind=venue&subject=v1&from=2026-11-01&to=2026-11-20',
      <AuditPage />,
    );
    await screen.findByRole('heading', { name: /iletişim bilgilerini/ });
    expect(askedFor(requests)).toEqual({
      ...{ act: 'venue.contact', kind: 'venue', subject: 'v1', from: '2026-11-01', to: '2026-11-20' },
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'İşlem' }).value).toBe('venue.contact');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Konu no' }).value).toBe('v1');
  });

  it('leave out what no log has', async () => {
    const requests = stubApi(answers);
    renderAt('/admin/audit?act=venue.burn&kind=toString&subject=v1&from=dün', <AuditPage />);
    await screen.findByRole('heading', { name: /iletişim bilgilerini/ });
    expect(askedFor(requests)).toEqual({});
  });

  it('are chosen at once, and at an entry, and cleared', async () => {
    const requests = stubApi(answers);
    renderAt('/admin/audit', <AuditPage />);
    const acts = await screen.findByRole('combobox', { name: 'İşlem' });
    await userEvent.selectOptions(acts, 'İşletmeyi onayladı');
    await waitFor(() => expect(askedFor(requests)).toEqual({ act: 'venue.approve' }));
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'veli@topla.test' }))[0] as HTMLElement,
    );
    await waitFor(() => expect(askedFor(requests)).toEqual({ act: 'venue.approve', admin: 'a2' }));
    const same = await screen.findByRole('button', { name: 'Yalnızca bunu göster İşletme Çınar Halı Saha' });
    await userEvent.click(same);
    await waitFor(() => expect(askedFor(requests)).toMatchObject({ kind: 'venue', subject: 'v1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    expect(screen.getByTestId('address').textContent).toBe('/admin/audit');
  });

  it('ask nothing for days that end before they begin, and say so', async () => {
    const requests = stubApi(answers);
    renderAt('/admin/audit?from=2026-11-20&to=2026-11-01', <AuditPage />);
    expect(await screen.findByText('Bitiş günü başlangıçtan önce olamaz.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV indir' }).disabled).toBe(true);
    expect(requests.some(({ url }) => new URL(url).pathname === '/api/admin/audit')).toBe(false);
  });
});

describe('the chain', () => {
  it('is checked again by the button', async () => {
    let broken: object | null = null;
    stubApi({ ...answers, 'GET admin/audit/verify': () => ({ entries: 1234, hash: 'h', broken }) });
    renderAt('/admin/audit', <AuditPage />);
    expect((await screen.findByText(/değişmemiş/)).textContent).toContain(
      'Kayıtların tümü (1.234) değişmemiş.',
    );
    broken = { position: 7, kind: 'changed' };
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden denetle' }));
    expect(await screen.findByText(/7. kayıt yazıldıktan sonra değiştirilmiş/)).toBeTruthy();
  });

  it('says when it could not be checked', async () => {
    const message = 'Çok sık denediniz.';
    stubApi({ ...answers, 'GET admin/audit/verify': () => refusal(400, { code: 'validation', message }) });
    renderAt('/admin/audit', <AuditPage />);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: /iletişim bilgilerini/ })).toBeTruthy();
  });
});

it('is for owners alone: others read nothing and get no link', () => {
  asAdmin('support');
  const requests = stubApi(answers);
  renderAt(
    '/admin/audit',
    <>
      <AuditPage />
      <LogLink kind="venue" id="v1" />
    </>,
  );
  expect(screen.getByText('Bu sayfa platform sahiplerine açık.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /İşlem kaydını/ })).toBeNull();
  expect(requests).toEqual([]);
});

it('is empty for filters that nothing fits', async () => {
  stubApi({ ...answers, [LOG]: () => [], 'GET admin/admins': () => [account('a1')] });
  renderAt('/admin/audit?admin=gone', <AuditPage />);
  expect(await screen.findByText('Bu seçime uyan kayıt yok.')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kim' }).value).toBe('gone');
});

it('leads to the page of a subject where there is one', () => {
  const of = (kind: string, name: string | null, act = 'venue.contact') =>
    subjectPage({ act, subject: { ...entry('1').subject, kind, name, id: 'x' } } as ReturnType<typeof entry>);
  expect(of('venue', 'Ege')).toBe('/admin/venues/x');
  expect(of('venue', 'Ege', 'venue.reject')).toBe('/admin/pending/x');
  expect(of('venue', null)).toBeNull();
  expect(of('support', null)).toBe('/admin/queue/x');
  expect(of('removal', null)).toBeNull();
});

it('says what changed in words', () => {
  const before = { role: 'owner', status: 'pending', nextPaymentAt: '2026-11-20T10:00:00.000Z', odd: [1, 2] };
  const after = { role: 'support', status: 'approved', isBack: true, location: { city: 'Muş' } };
  expect(differencesOf({ before, after })).toEqual([
    { name: 'Yetki', before: 'Platform sahibi', after: 'Destek' },
    { name: 'Durum', before: 'Bekliyor', after: 'Onaylandı' },
    { name: 'Ödeme tarihi', before: '20 Kasım 2026 13:00', after: null },
    { name: 'odd', before: '1, 2', after: null },
    { name: 'Geri kondu', before: null, after: 'Evet' },
    { name: 'Konum', before: null, after: 'Şehir: Muş' },
  ]);
});

it('leaves out what is empty', () => {
  const [before, after] = [
    { link: null, title: '' },
    { link: '/pitches', title: '', venue_id: null },
  ];
  expect(differencesOf({ before, after })).toEqual([{ name: 'Bağlantı', before: null, after: '/pitches' }]);
});

it('names a subject by the title that the entry holds, and folds many fields', async () => {
  const subject = { _id: 'a9', id: 'a9', kind: 'announcement', name: null } as const;
  const after = { title: 'Kış turnuvaları', text: 'Başlıyor', role: 'all', push: 1 };
  const draft = entry('3', { act: 'announcement.create', subject, before: null, after });
  stubApi({ ...answers, [LOG]: () => [draft] });
  renderAt('/admin/audit', <AuditPage />);
  const link = await screen.findByRole('link', { name: 'Kış turnuvaları' });
  expect(link.getAttribute('href')).toBe('/admin/announcements/a9');
  expect(screen.getByText('Ayrıntılar (4)').closest('details')?.open).toBe(false);
});

it('names what was removed by its kind', async () => {
  const subject = { _id: 'r9', id: 'r9', kind: 'removal', name: null } as const;
  const removed = entry('3', { act: 'content.remove', subject, before: { type: 'ad' }, after: null });
  stubApi({ ...answers, [LOG]: () => [removed] });
  renderAt('/admin/audit', <AuditPage />);
  expect((await screen.findByTitle('r9')).textContent).toBe('İlan');
});

it('shortens ids, which would fill two lines of a phone', () => {
  const owner = '0192f0c4-5b1e-7c3d-9a44-1f2e3d4c5b6a';
  const [difference] = differencesOf({ before: { owner }, after: null });
  expect(difference).toEqual({ name: 'Sahibi', before: '…3d4c5b6a', after: null });
});

it('says what the code stores as words of its own in Turkish', () => {
  const after = { role: 'players', place: 'city', push: 1, mail: 0, send_at: Date.UTC(2026, 11, 20, 7) };
  const parts = { parts: ['photos', 'location'], category: 'spam', type: 'playerName', state: 'scheduled' };
  expect(differencesOf({ before: null, after: { ...after, ...parts } })).toEqual(
    [
      ...[
        ['Kimlere', 'Oyuncular'],
        ['Nerede', 'Bir il'],
        ['Anlık bildirim', 'Evet'],
      ],
      ...[
        ['E-posta ile', 'Hayır'],
        ['Gönderim zamanı', '20 Aralık 2026 10:00'],
      ],
      ...[
        ['Bölümler', 'Fotoğraflar, Haritadaki konum'],
        ['Neden', 'Reklam ya da istenmeyen içerik'],
      ],
      ...[
        ['Tür', 'Profildeki ad'],
        ['Durum', 'Zamanlandı'],
      ],
    ].map(([name, said]) => ({ name, before: null, after: said })),
  );
});
