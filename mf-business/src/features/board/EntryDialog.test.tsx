import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { HOUR_MS } from 'mf-shared/time';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { did, entry, hour, place, prepare, STARTS } from '../../../test/entry-dialog.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { toTile } from './model.ts';
import { PhoneEdit } from './PhoneEdit.tsx';
import type { BoardActions } from './useBoardActions.ts';

const say =
  (what: string) =>
  (...args: unknown[]) =>
    did(what, ...args.slice(1));
const actions = Object.fromEntries(
  ['approve', 'reject', 'remove', 'reopen', 'cancelPhone'].map((what) => [what, say(what)]),
) as unknown as BoardActions;

const rest = (now: number) => ({ now, actions, onMove: () => did('move'), onClose: () => did('closed') });

function open(part: Partial<BoardEntry>, now = STARTS - HOUR_MS) {
  const requests = stubApi({ 'GET business/changes': () => [] });
  const held = entry(part);
  renderAt('/', <EntryDialog {...rest(now)} tile={toTile(place, 0, hour, { entry: held })} live={held} />);
  return { requests, box: within(screen.getByRole('dialog')) };
}
const buttons = (part: Partial<BoardEntry>, now?: number) =>
  open(part, now)
    .box.getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'))
    .filter((name) => name !== 'Kapat');

prepare();

describe('what can be done about an hour', () => {
  it.each<[string, Partial<BoardEntry>, string[]]>([
    ['a phone booking', {}, ['Kaydet', 'İptal et', 'Taşı']],
    [
      'one of a series',
      { seriesId: 's' },
      ['Kaydet', 'Bunu ve sonrakileri kaydet', 'İptal et', 'Bunu ve sonrakileri iptal et', 'Taşı'],
    ],
    ['a request', { kind: 'reservation', status: 'pending' }, ['Reddet', 'Onayla', 'Taşı']],
    ['a reservation', { kind: 'reservation' }, ['Taşı', 'Sil']],
    ['a night of a regular', { kind: 'subscription' }, ['Taşı']],
    [
      'a closed hour',
      { kind: 'closure', price: null },
      ['Bu saati aç', 'Bu günün tamamını aç', 'Birlikte kapatılanların hepsini aç'],
    ],
    ['an hour that is offered', { kind: 'offer', price: null }, []],
  ])('before it is played: %s', (_, part, names) => {
    expect(buttons(part)).toEqual(names);
  });

  it.each<[string, Partial<BoardEntry>, number, string[]]>([
    ['from its start on is to say who came', {}, STARTS, ['Geldi', 'Gelmedi', 'Taşı', 'Sil']],
    ['after its end is no longer to move it', {}, STARTS + HOUR_MS, ['Geldi', 'Gelmedi', 'Sil']],
    ['while a request waits is to answer it', { status: 'pending' }, STARTS, ['Reddet', 'Onayla', 'Taşı']],
  ])('%s', (_, part, now, names) => {
    expect(buttons({ kind: 'reservation', ...part }, now)).toEqual(names);
  });

  it('after its end is for day staff to say who came, and no more', () => {
    signIn(DAY_STAFF);
    expect(buttons({ kind: 'reservation' }, STARTS + HOUR_MS)).toEqual(['Geldi', 'Gelmedi']);
  });

  it('is marked as this booking was, not as the one that has the hour by now', () => {
    const [held, other] = [entry({}), entry({ id: 'e2', attendance: 'played' })];
    renderAt(
      '/',
      <EntryDialog {...rest(STARTS)} tile={toTile(place, 0, hour, { entry: held })} live={other} />,
    );
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it.each<[string, Partial<BoardEntry>, unknown[]]>([
    ['Reddet', { kind: 'reservation', status: 'pending' }, ['reject']],
    ['Onayla', { kind: 'reservation', status: 'pending' }, ['approve']],
    ['Sil', { kind: 'reservation' }, ['remove']],
    ['İptal et', {}, ['cancelPhone', 'one']],
    ['Bunu ve sonrakileri iptal et', { seriesId: 's' }, ['cancelPhone', 'following']],
    ['Bu saati aç', { kind: 'closure' }, ['reopen', 'hour']],
    ['Bu günün tamamını aç', { kind: 'closure' }, ['reopen', 'night']],
    ['Birlikte kapatılanların hepsini aç', { kind: 'closure' }, ['reopen', 'series']],
    ['Taşı', {}, ['move']],
  ])('%s does so and closes', async (name, part, what) => {
    const { box } = open(part);
    await userEvent.click(box.getByRole('button', { name }));
    expect(did.mock.calls).toEqual([what, ['closed']]);
  });

  it.each<[Partial<BoardEntry>, string]>([
    [{ kind: 'reservation', status: 'pending' }, 'Onayla'],
    [{ kind: 'closure', price: null }, 'Bu saati aç'],
  ])('begins for the keyboard with what is done most (%j)', async (part, name) => {
    const { box } = open(part);
    await vi.waitFor(() => expect(document.activeElement).toBe(box.getByRole('button', { name })));
  });

  it('is to ring up and write to whoever has an account or left a number', () => {
    const { box } = open({ kind: 'reservation', phone: '+905321234567', userId: 'u1' });
    expect(box.getByRole('link', { name: '0532 123 45 67' }).getAttribute('href')).toBe('tel:+905321234567');
    expect(box.getByRole('link', { name: 'Mesaj' }).getAttribute('href')).toContain('receiverId=u1');
    expect(box.getByText('1.500 TL')).toBeTruthy();
    expect(box.getByText('Rezervasyon')).toBeTruthy();
  });

  it('leads from a regular’s night to the subscription, whose changes it shows', async () => {
    const { box, requests } = open({ kind: 'subscription', seriesId: 's1' });
    expect(box.getByRole('link', { name: 'Aboneliği yönet' }).getAttribute('href')).toBe(
      '/subscription/requests',
    );
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(new URL(requests[0]?.url ?? '').searchParams.get('subjectId')).toBe('s1');
  });

  it('of a booking whose note can no longer be changed shows the note', () => {
    signIn(DAY_STAFF);
    const { box } = open({ note: 'Kapora verdi' }, STARTS + HOUR_MS);
    expect(box.getByText('Kapora verdi')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Kaydet' })).toBeNull();
  });
});

/** A booking that somebody else changes while its dialog is open. */
function Switching() {
  const [version, setVersion] = useState('1');
  const held = entry({ version, name: version === '1' ? 'Hasan' : 'Hasan Bey' });
  return (
    <>
      <button type="button" onClick={() => setVersion('2')}>
        Yenile
      </button>
      <PhoneEdit key={version} entry={held} actions={actions} onDone={() => {}} />
    </>
  );
}

it('what was typed about a booking is not kept over what somebody else saved since', async () => {
  renderAt('/', <Switching />);
  const name = () => screen.getByLabelText<HTMLInputElement>('Ad');
  await userEvent.type(name(), ' Usta');
  await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(name().value).toBe('Hasan Bey');
});
