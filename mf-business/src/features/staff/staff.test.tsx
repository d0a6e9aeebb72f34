import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember, VenueChange } from 'mf-shared/contracts/staff';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { signIn } from '../../../test/session.ts';
import { InviteLink } from './InviteLink.tsx';
import { LastChange } from './LastChange.tsx';
import { StaffPage } from './StaffPage.tsx';

const member = (part: Partial<StaffMember> = {}): StaffMember => ({
  _id: 's1',
  id: 's1',
  name: 'Can Usta',
  email: 'can@isletme.test',
  role: 'staff',
  status: 'active',
  inviteExpiresAt: null,
  ...part,
});
const change = (id: string, part: Partial<VenueChange> = {}): VenueChange => ({
  _id: id,
  id,
  who: 'Can Usta',
  text: '20 Kasım 2026 Cuma, 21:00-22:00 · Ali Veli: onaylandı',
  createdAt: '2026-11-20T09:31:00Z',
  ...part,
});
const invited = (of: StaffMember) => ({
  message: 'Davet hazır.',
  member: of,
  inviteUrl: '/staff-invite?code=gizli',
});
const button = (name: string) => screen.getByRole('button', { name });
const person = async (name: string) => within(await screen.findByRole('listitem', { name }));
const dialog = () => within(screen.getByRole('dialog'));

let people: StaffMember[];
beforeEach(() => {
  people = [];
  signIn();
});

const reads = {
  'GET business/staff': () => people,
  'GET business/changes': () => [],
};
const open = () => renderAt('/business/staff', <StaffPage />);

async function fillIn(name: string, email: string) {
  await userEvent.type(await screen.findByLabelText('Ad soyad'), name);
  await userEvent.type(screen.getByLabelText('E-posta'), email);
  await userEvent.click(button('Davet et'));
}

describe('the staff of a venue', () => {
  it('is invited with a role and a link that shows once', async () => {
    const sent: unknown[] = [];
    stubApi({
      ...reads,
      'POST business/staff': async (request) => {
        sent.push(await request.json());
        people = [member({ status: 'invited', role: 'manager', inviteExpiresAt: '2099-01-01T09:00:00Z' })];
        return invited(people[0] as StaffMember);
      },
    });
    open();
    expect(await screen.findByText('Ekibinizde henüz kimse yok.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Yönetici/ }));
    await fillIn('Can Usta', 'can@isletme.test');
    const link = (await screen.findByLabelText('Davet bağlantısı')) as HTMLInputElement;
    expect(link.value).toBe(`${window.location.origin}/staff-invite?code=gizli`);
    expect(sent).toEqual([{ name: 'Can Usta', email: 'can@isletme.test', role: 'manager' }]);
    await userEvent.click(dialog().getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByLabelText('Davet bağlantısı')).toBeNull();
    const can = await person('Can Usta');
    expect(can.getByText('Davet bekliyor')).toBeTruthy();
    expect(can.getByText('Yönetici')).toBeTruthy();
    expect((screen.getByLabelText('Ad soyad') as HTMLInputElement).value).toBe('');
  });

  it('keeps what was typed and says at the field what is wrong', async () => {
    const taken = 'Bu e-posta adresiyle bir hesap zaten var.';
    stubApi({
      ...reads,
      'POST business/staff': () => refusal(409, { code: 'email_taken', message: taken }),
    });
    open();
    await fillIn('Can Usta', 'can@isletme.test');
    const email = screen.getByLabelText('E-posta') as HTMLInputElement;
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(taken)).toBeTruthy();
    expect(email.value).toBe('can@isletme.test');
    expect(document.activeElement).toBe(email);
  });

  it('gets another role, a new link, and is removed after a question', async () => {
    people = [member()];
    const calls: string[] = [];
    const did = (what: string, answer: unknown) => async (request: Request) => {
      calls.push(`${what} ${await request.text()}`.trim());
      return answer;
    };
    stubApi({
      ...reads,
      'PATCH business/staff/s1': did('role', member({ role: 'manager' })),
      'POST business/staff/s1/invite': did('renew', invited(member())),
      'DELETE business/staff/s1': did('remove', { message: 'Ekipten çıkarıldı.' }),
    });
    const heard = hearToasts();
    open();
    const can = await person('Can Usta');
    await userEvent.click(can.getByRole('button', { name: 'Görevi değiştir' }));
    await userEvent.click(dialog().getByRole('radio', { name: /^Yönetici/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(heard).toEqual(['Can Usta artık yönetici.']));
    await userEvent.click(can.getByRole('button', { name: 'Şifre bağlantısı gönder' }));
    expect(dialog().getByText(/O zamana kadar eski şifresi geçerlidir/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Hazırla' }));
    expect(await screen.findByLabelText('Davet bağlantısı')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Kapat' }));
    await userEvent.click(can.getByRole('button', { name: 'Ekipten çıkar' }));
    expect(calls).toHaveLength(2);
    await userEvent.click(dialog().getByRole('button', { name: 'Çıkar' }));
    await waitFor(() => expect(calls).toEqual(['role {"role":"manager"}', 'renew', 'remove']));
  });

  it('keeps a role that was not changed without a call, and forgets one that was not saved', async () => {
    people = [member()];
    const requests = stubApi(reads);
    open();
    const can = await person('Can Usta');
    const ask = () => userEvent.click(can.getByRole('button', { name: 'Görevi değiştir' }));
    const manager = () => dialog().getByRole<HTMLInputElement>('radio', { name: /^Yönetici/ });
    await ask();
    await userEvent.click(manager());
    await userEvent.click(dialog().getByRole('button', { name: 'Vazgeç' }));
    await ask();
    expect(manager().checked).toBe(false);
    await userEvent.click(dialog().getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('says so when it cannot be read, and what was changed page by page', async () => {
    let broken = true;
    stubApi({
      'GET business/staff': () => (broken ? null : [member()]),
      'GET business/changes': (request) =>
        new URL(request.url).searchParams.get('cursor')
          ? [change('c1', { text: 'Ayarlar değiştirildi', who: 'İşletme sahibi' })]
          : Response.json([change('c2')], { headers: { 'X-Next-Cursor': 'next' } }),
    });
    open();
    expect(await screen.findByText('Ekibiniz alınamadı.')).toBeTruthy();
    broken = false;
    await userEvent.click(button('Tekrar dene'));
    expect(await person('Can Usta')).toBeTruthy();
    expect((await screen.findByText(/Ali Veli: onaylandı/)).parentElement?.textContent).toBe(
      'Ali Veli: onaylandı, 20 Kasım 2026 Cuma, 21:00-22:00',
    );
    expect(screen.getByText(/12:31/)).toBeTruthy();
    await userEvent.click(button('Daha eskileri göster'));
    const own = (await screen.findByText('Ayarlar değiştirildi')).closest('li');
    expect(own?.textContent).toMatch(/Siz, /);
    expect(screen.queryByRole('button', { name: 'Daha eskileri göster' })).toBeNull();
  });
});

it('whoever has not come yet gets another link in place of the first one', async () => {
  people = [member({ status: 'invited', inviteExpiresAt: '2099-01-01T09:00:00Z' })];
  stubApi(reads);
  open();
  await userEvent.click((await person('Can Usta')).getByRole('button', { name: 'Yeni bağlantı' }));
  expect(dialog().getByText('Önceki davet bağlantısı artık çalışmaz.')).toBeTruthy();
});

it('what is wrong with an invitation stands at its field, and is not told twice', async () => {
  const heard = hearToasts();
  const fields = { name: 'Adını yazın.' };
  stubApi({
    ...reads,
    'POST business/staff': () => refusal(400, { code: 'validation', message: 'Olmadı.', fields }),
  });
  open();
  await fillIn('x', 'can@isletme.test');
  expect(await screen.findByText('Adını yazın.')).toBeTruthy();
  expect(heard).toEqual([]);
});

it('whoever is pressed is removed, and nobody else', async () => {
  people = [member(), member({ _id: 's2', id: 's2', name: 'Ece Er' })];
  const requests = stubApi({ ...reads, 'DELETE business/staff/s2': () => ({ message: 'Çıkarıldı.' }) });
  open();
  await userEvent.click((await person('Ece Er')).getByRole('button', { name: 'Ekipten çıkar' }));
  expect(dialog().getByText(/^Ece Er işletmenize artık giremez/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Çıkar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const removed = requests.filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ url }) => new URL(url).pathname)).toEqual(['/api/business/staff/s2']);
});

it.each<[string, string, (() => Promise<void>) | undefined, boolean]>([
  ['copied', 'Bağlantıyı kopyala', undefined, true],
  ['handed over', 'Paylaş', async () => {}, false],
  [
    'kept when the sheet is closed',
    'Paylaş',
    () => Promise.reject(new DOMException('', 'AbortError')),
    false,
  ],
  ['copied where the sheet fails', 'Paylaş', () => Promise.reject(new Error('x')), true],
])('the link of an invitation is %s (%s)', async (_, name, share, copied) => {
  const heard = hearToasts();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const handOver = vi.fn(share);
  if (share) Object.assign(navigator, { share: handOver });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  renderAt('/', <InviteLink invited={invited(member())} onClose={() => {}} />);
  expect(screen.queryAllByRole('button', { name: 'Paylaş' })).toHaveLength(share ? 1 : 0);
  fireEvent.click(button(name));
  const url = `${window.location.origin}/staff-invite?code=gizli`;
  if (share) expect(handOver.mock.calls).toEqual([[{ title: 'Ekip daveti', url }]]);
  await waitFor(() => expect(copy.mock.calls).toEqual(copied ? [[url]] : []));
  await waitFor(() => expect(heard).toEqual(copied ? ['Davet bağlantısı kopyalandı.'] : []));
});

describe('the last change', () => {
  it.each([
    ['Ali: telefonla alındı, 1.200 TL', '2026-11-20T20:30:00Z', 'Yazan: Can Usta, 1.200 TL, 23:30'],
    ['Ali: not değişti', '2026-11-20T20:30:00Z', 'Son değişiklik: Can Usta, not değişti, 23:30'],
    // After midnight in Istanbul it was yesterday, even if the date elsewhere is still today.
    ['Ali: onaylandı', '2026-11-20T21:30:00Z', 'Onaylayan: Can Usta, 20 Kasım 23:30'],
  ])('of %s reads at %s as %s', async (text, now, words) => {
    stubApi({ 'GET business/changes': () => [change('c1', { text, createdAt: '2026-11-20T20:30:00Z' })] });
    renderAt('/', <LastChange venueId="b1" subjectId="r1" now={Date.parse(now)} />);
    expect((await screen.findByText('Can Usta', { selector: 'summary b' })).parentElement?.textContent).toBe(
      words,
    );
  });

  it('names who did it, and shows all of them on demand', async () => {
    const [request] = [
      stubApi({
        'GET business/changes': () => [
          change('c2'),
          change('c1', { who: 'İşletme sahibi', text: 'Ali Veli: buraya taşındı' }),
        ],
      }),
    ];
    renderAt('/', <LastChange venueId="b1" subjectId="r1" now={Date.parse('2026-11-20T18:00:00Z')} />);
    const summary = await screen.findByText(/^Onaylayan/);
    expect(summary.textContent).toBe('Onaylayan: Can Usta, 12:31');
    expect(new URL(request?.[0]?.url ?? '').searchParams.get('subjectId')).toBe('r1');
    await userEvent.click(summary);
    expect(screen.getByText('Ali Veli: buraya taşındı')).toBeTruthy();
  });
});
