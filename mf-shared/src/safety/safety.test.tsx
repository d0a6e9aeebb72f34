import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SessionUser, useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { refusal, renderAt, stubApi } from '../../test/support.tsx';
import type { Block } from '../contracts/blocks.ts';
import { TOAST_EVENT, type Toast } from '../ui/toast.ts';
import { BlockedPanel, ReportButton, SafetyMenu } from './index.ts';
import { useBlock, useBlocks, useUnblock } from './useBlocks.ts';

const ALI = { id: 'ali', type: 'User' as const, name: 'Ali Öz' };
const block: Block = { _id: 'ali', ...ALI, photo: null, createdAt: '2026-11-18T18:05:00.000Z' };
const venue = { id: 'venue', email: 'a@b.test', role: 'business' as const, isActive: true };

beforeEach(() => useSession.setState({ status: 'ready', business: venue, user: null }));
afterEach(() => useSession.setState({ business: null, user: null }));

/** An API that stores blocks. */
function stubBlocks(blocks: Block[]) {
  return stubApi({
    'GET blocks': () => blocks,
    'POST blocks': () => {
      blocks.push(block);
      return Response.json({ message: 'Ali Öz engellendi.', block }, { status: 201 });
    },
    'DELETE blocks/ali': () => {
      blocks.length = 0;
      return { message: 'Engel kaldırıldı.' };
    },
  });
}

/** The next toast. */
const nextToast = () =>
  new Promise<Toast>((resolve) => {
    window.addEventListener(TOAST_EVENT, (event) => resolve((event as CustomEvent<Toast>).detail), {
      once: true,
    });
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openMenu = () => press('Ali Öz: engelle ya da bildir');

describe('blocking somebody', () => {
  it('asks once, blocks, and offers the way back in the toast', async () => {
    const blocks: Block[] = [];
    const asked = stubBlocks(blocks);
    renderAt('/', <SafetyMenu person={ALI} />);
    await openMenu();
    await press('Engelle');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const dialog = screen.getByRole('dialog', { name: 'Ali Öz engellensin mi?' });
    const told = nextToast();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Engelle' }));
    const toast = await told;
    expect(toast).toMatchObject({ message: 'Ali Öz engellendi.', action: { label: 'Geri al' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    toast.action?.onClick();
    await waitFor(() => expect(blocks).toEqual([]));
  });

  it('keeps the question open and says why when it is refused', async () => {
    stubApi({
      'GET blocks': () => [],
      'POST blocks': () => refusal(409, { code: 'too_many_blocks', message: 'En fazla 500.' }),
    });
    renderAt('/', <SafetyMenu person={ALI} />);
    await openMenu();
    await press('Engelle');
    const told = nextToast();
    await press('Engelle');
    expect(await told).toMatchObject({ tone: 'error', message: 'En fazla 500.' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['a failing server', () => refusal(500, { code: 'internal', message: 'Sunucu hatası.' })],
    ['no answer', () => null],
  ])('says in words of its own that it did not work after %s', async (_, answer) => {
    stubApi({ 'GET blocks': () => [], 'POST blocks': answer });
    const { result } = renderQueryHook(useBlock);
    const told = nextToast();
    act(() => result.current.mutate({ id: 'ali', type: 'User' }));
    expect(await told).toMatchObject({ tone: 'error', message: 'Engellenemedi. Lütfen tekrar deneyin.' });
  });

  it.each([
    ['User', 'Oyuncuyu bildir', 'business', /Yeni rezervasyon ve abonelik alınmaz/],
    ['User', 'Oyuncuyu bildir', 'user', /arkadaşlığınız sona erer/],
    ['Business', 'İşletmeyi bildir', 'user', /Yeni rezervasyon ve abonelik alınmaz/],
  ] as const)('says of a %s what it brings (%s, to a %s)', async (type, report, side, words) => {
    if (side === 'user') useSession.setState({ business: null, user: { id: 'u1' } as SessionUser });
    stubApi({ 'GET blocks': () => [] });
    renderAt('/', <SafetyMenu person={{ ...ALI, type }} />);
    await openMenu();
    expect(screen.getByRole('button', { name: report })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Engelle' }).getAttribute('aria-busy')).toBeNull(),
    );
    await press('Engelle');
    expect(screen.getByRole('dialog').textContent).toMatch(words);
  });

  it.each([
    ['a block', useBlock, { id: 'ali', type: 'User' }],
    ['its end', useUnblock, 'ali'],
  ] as const)('changes every list: %s has all of them read anew', async (_, hook, input) => {
    stubBlocks([]);
    const { result, seed, stale } = renderQueryHook(hook as () => { mutate: (input: unknown) => void });
    const lists = [['friends'], ['chat', 'venue', 'list']];
    seed([], ...lists);
    act(() => result.current.mutate(input));
    await waitFor(() => expect(stale(...lists)).toEqual(lists));
  });

  it('stands beside what can be reported, and nothing of which there is none', async () => {
    stubBlocks([]);
    const none = { type: 'message', choices: [] } as const;
    renderAt('/', <SafetyMenu person={ALI} reports={[none]} />);
    await openMenu();
    const offered = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(offered.map((one) => one.textContent || one.getAttribute('aria-label'))).toEqual([
      ...['Kapat', 'Engelle', 'Oyuncuyu bildir'],
    ]);
  });

  it('waits until it is known whether there is one, and is taken back once, which ends the choice', async () => {
    const known = Promise.withResolvers<Block[]>();
    const ended = Promise.withResolvers<object>();
    const asked = stubApi({ 'GET blocks': () => known.promise, 'DELETE blocks/ali': () => ended.promise });
    renderAt('/', <SafetyMenu person={ALI} />);
    await openMenu();
    await press('Engelle');
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { name: 'Ali Öz' }).id,
    );
    known.resolve([block]);
    await press('Engeli kaldır');
    await press('Engeli kaldır');
    ended.resolve({ message: 'Engel kaldırıldı.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('is no choice of day staff, who may report all the same', async () => {
    useSession.setState({ business: { ...venue, staffId: 's', staffRole: 'staff' } });
    stubBlocks([]);
    renderAt('/', <SafetyMenu person={ALI} />);
    await openMenu();
    expect(screen.getByRole('button', { name: 'Oyuncuyu bildir' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Engelle' })).toBeNull();
  });

  it('is taken back by no day staff, who see whom the venue blocked', async () => {
    useSession.setState({ business: { ...venue, staffId: 's', staffRole: 'staff' } });
    stubBlocks([block]);
    renderAt('/', <BlockedPanel />);
    expect(await screen.findByText('Ali Öz')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows nothing to visitors and about oneself', () => {
    stubBlocks([]);
    renderAt('/', <SafetyMenu person={{ ...ALI, id: venue.id }} />);
    expect(screen.queryByRole('button')).toBeNull();
    useSession.setState({ business: null });
    renderAt('/', <SafetyMenu person={ALI} />);
    renderAt('/', <ReportButton subject={{ type: 'review', id: 'r' }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('whom one blocked', () => {
  it('are listed, and given back', async () => {
    stubBlocks([block]);
    renderAt('/', <BlockedPanel />);
    await press('Engeli kaldır: Ali Öz');
    expect(await screen.findByText('Kimseyi engellemediniz.')).toBeTruthy();
  });

  it('are not shown to the next one who signs in', async () => {
    stubApi({ 'GET blocks': () => (useSession.getState().business?.id === venue.id ? [block] : []) });
    const { result } = renderQueryHook(useBlocks);
    await waitFor(() => expect(result.current.data).toEqual([block]));
    act(() => useSession.setState({ business: { ...venue, id: 'other' } }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual([]));
  });

  it('can be asked for again when they could not be had', async () => {
    let up = false;
    stubApi({ 'GET blocks': () => (up ? [block] : refusal(500, { code: 'internal', message: 'x' })) });
    renderAt('/', <BlockedPanel />);
    const again = await screen.findByRole('button', { name: 'Tekrar dene' });
    up = true;
    await userEvent.click(again);
    expect(await screen.findByText('Ali Öz')).toBeTruthy();
  });
});

describe('reporting', () => {
  it('sends once while the answer is awaited, and says at its field what was wrong', async () => {
    const answer = Promise.withResolvers<Response>();
    const asked = stubApi({ 'POST reports': () => answer.promise });
    renderAt('/', <ReportButton subject={{ type: 'review', id: 'r' }} />);
    await press('Yorumu bildir');
    await userEvent.selectOptions(await screen.findByLabelText(/Neden/), 'Başka bir neden');
    expect(screen.queryByLabelText(/Hangisi/)).toBeNull();
    const form = screen.getByLabelText(/Açıklama/).closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.submit(form);
    answer.resolve(
      refusal(400, { code: 'validation', message: 'Olmadı.', fields: { text: 'Çok uzun.', reason: 'Yok.' } }),
    );
    expect(await screen.findByText('Çok uzun.')).toBeTruthy();
    expect(screen.getByText('Yok.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('wants a reason, keeps what was typed when it fails, and sends what was chosen', async () => {
    const sent: unknown[] = [];
    const answers = [
      refusal(429, { code: 'rate_limited', message: 'Biraz bekleyin.' }),
      Response.json({ message: 'Bildiriminiz bize ulaştı.' }, { status: 201 }),
    ];
    stubApi({
      'GET blocks': () => [],
      'POST reports': async (request) => {
        sent.push(await request.json());
        return answers.shift();
      },
    });
    const choices = [
      { id: 'm2', label: 'son söz' },
      { id: 'm1', label: 'ilk söz' },
    ];
    renderAt('/', <SafetyMenu person={ALI} reports={[{ type: 'message', choices }]} />);
    await openMenu();
    await press('Mesajı bildir');
    await press('Bildir');
    expect(screen.getByText('Bir neden seçin.', { selector: ':not(option)' })).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText(/Hangisi/), 'ilk söz');
    await userEvent.selectOptions(screen.getByLabelText(/Neden/), 'Hakaret, tehdit ya da taciz');
    expect(screen.queryByText('Bir neden seçin.', { selector: ':not(option)' })).toBeNull();
    await userEvent.type(screen.getByLabelText(/Açıklama/), 'Kaba konuştu');
    await press('Bildir');
    expect(await screen.findByText('Biraz bekleyin.')).toBeTruthy();
    const told = nextToast();
    await press('Bildir');
    expect((await told).message).toBe('Bildiriminiz bize ulaştı.');
    const report = { subject: { type: 'message', id: 'm1' }, reason: 'harassment', text: 'Kaba konuştu' };
    expect(sent).toEqual([report, report]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
