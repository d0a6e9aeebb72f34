import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { renderAt, signIn, stubApi } from '../test/harness.tsx';
import { NOW, slot, WORLD, week } from '../test/world.ts';
import { FriendSearchPage } from './features/friends/FriendSearchPage.tsx';
import { MoveChoice } from './features/reservations/MoveChoice.tsx';
import type { ChosenSlot } from './features/slots/choice.ts';
import { FieldFilter } from './features/slots/FieldFilter.tsx';
import { ReserveDialog } from './features/slots/ReserveDialog.tsx';
import { VenueReviews } from './features/slots/VenueReviews.tsx';
import { WeekSection } from './features/slots/WeekSection.tsx';
import { SubscriptionCard } from './features/subscriptions/SubscriptionCard.tsx';
import { TournamentsPage } from './features/tournaments/TournamentsPage.tsx';

beforeEach(() => {
  signIn();
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

/** Answers reads like the world. */
const world = (paths: readonly string[]) =>
  stubApi(
    Object.fromEntries(
      paths.map((path) => [
        `GET ${path}`,
        (_: Request, url: URL) => ({ body: WORLD[path]?.(url.searchParams) }),
      ]),
    ),
  );
const chosenDay = () => screen.getByRole('tab', { selected: true }).getAttribute('data-date');

const ASKED = { venueName: 'Çınar', settings: undefined, onClose: () => {}, onConfirm: () => {} };

const moving = (date: string) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  world(['reservations/weekly-user']);
  const own = { businessId: 'v1', businessName: 'Çınar Halı Saha', fieldId: 'f1', fieldName: 'Halı 1' };
  const reservation = { ...own, date, timeSlot: '21:00-22:00' };
  renderAt('/', { '/': <MoveChoice reservation={reservation as never} onChoose={() => {}} /> });
};

it('moving an hour begins at its day, and another week at one of its own', async () => {
  moving('2026-11-27');
  await waitFor(() => expect(chosenDay()).toBe('2026-11-27'));
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki hafta' }));
  await waitFor(() => expect(chosenDay()).toBe('2026-12-02'));
});

it('an hour is moved to no week that is over', async () => {
  moving('2026-11-20');
  await waitFor(() => expect(chosenDay()).toBe('2026-11-20'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Önceki hafta' }).disabled).toBe(true);
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{PageUp}');
  expect(screen.getByRole('heading', { name: /^18\s–\s24\sKasım\s2026$/ })).toBeTruthy();
  expect(chosenDay()).toBe('2026-11-20');
});

it('an hour may be moved to the last week that is open', async () => {
  moving('2027-02-05');
  await waitFor(() => expect(chosenDay()).toBe('2027-02-05'));
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Sonraki hafta' });
  await userEvent.click(next);
  expect(screen.getByRole('heading', { name: /^10\s–\s16\sŞubat\s2027$/ })).toBeTruthy();
  expect(next.disabled).toBe(true);
});

describe('an hour that is asked about', () => {
  const dialog = (hour: number, price: number) => {
    const date = '2026-11-20';
    const chosen = { field: week('2026-11-16')[0], date, slot: slot(date, hour, { price }) } as ChosenSlot;
    return <ReserveDialog {...{ chosen, ...ASKED }} />;
  };

  it.each([
    ['says when its price changed meanwhile', 21, 'Bu saatin fiyatı siz bakarken 1.800 TL oldu.'],
    ['takes another one’s price for no change', 22, undefined],
  ])('%s', (_, hour, said) => {
    const { rerender } = render(dialog(21, 1500));
    rerender(dialog(hour, 1800));
    expect(screen.getByRole('dialog').textContent).toContain('1.800 TL');
    expect(screen.queryByText(/siz bakarken/)?.textContent).toBe(said);
  });
});

it('a pitch in the address that is gone leaves all of them chosen', () => {
  const fields = ['f1', 'f2'].map((fieldId) => ({ ...week('2026-11-16')[0], fieldId, fieldName: fieldId }));
  render(<FieldFilter fields={fields as never} value="f9" onChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tüm sahalar' }).checked).toBe(true);
});

it('a pitch that costs another price at the same hour is no change of the price', () => {
  const asked = (fieldId: string, price: number) => {
    const chosen = {
      field: { ...week('2026-11-16')[0], fieldId },
      ...{ date: '2026-11-20', slot: slot('2026-11-20', 21, { price }) },
    } as ChosenSlot;
    return <ReserveDialog {...{ chosen, ...ASKED }} />;
  };
  const { rerender } = render(asked('f1', 1500));
  rerender(asked('f2', 1800));
  expect(screen.getByRole('dialog').textContent).toContain('1.800 TL');
  expect(screen.queryByText(/siz bakarken/)).toBeNull();
});

it.each([
  ['at the deadline itself', 0, /Onaylanan saati 20 Kasım 19.00'a kadar iptal edebilir/],
  ['past the deadline', 1, /iptal süresi geçti/],
])('%s it is said whether an hour can be given back', (_, late, said) => {
  const chosen = {
    field: week('2026-11-16')[0],
    date: '2026-11-20',
    slot: slot('2026-11-20', 21),
  } as ChosenSlot;
  vi.setSystemTime(chosen.slot.startsAt - 2 * 3_600_000 + late);
  const settings = { cancelHours: 2, approval: 'manual', bufferMinutes: 0, horizonWeeks: 12 } as const;
  render(<ReserveDialog {...{ chosen, ...ASKED, settings }} />);
  expect(screen.getByText(said)).toBeTruthy();
});

it('a line for an hour that is free by now leads to the question whether to ask for it', async () => {
  world(['reservations/weekly-user']);
  renderAt('/?businessId=v1&line=f1~2026-11-20~20:00-21:00', {
    '/': <WeekSection venueId="v1" venueName="Çınar Halı Saha" />,
  });
  expect(await screen.findByRole('dialog', { name: 'Rezervasyon isteği' })).toBeTruthy();
});

it.each([
  ['a visitor is told', null, true],
  ['a player whose details are on their way is not told yet', 'token', false],
])('%s that the hour of a link is gone', async (_, token, isTold) => {
  useSession.setState({ token, user: null });
  world(['reservations/weekly-user']);
  renderAt('/?businessId=v1&slot=f1~2026-11-20~21:00-22:00', {
    '/': <WeekSection venueId="v1" venueName="Çınar Halı Saha" />,
  });
  await screen.findByText(/farklı saat ayırtabilirsiniz/);
  expect(screen.queryByText(/az önce doldu/) !== null).toBe(isTold);
});

it.each([
  ['a business', { business: { id: 'v1', role: 'business' } }],
  ['an admin', { admin: { role: 'admin', adminRole: 'owner' } }],
])('%s is told nothing of how many hours one may have, and can ask for none', async (_, who) => {
  useSession.setState({ user: null, ...who } as never);
  world(['reservations/weekly-user']);
  renderAt('/?businessId=v1', { '/': <WeekSection venueId="v1" venueName="Çınar Halı Saha" /> });
  await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
  expect(screen.queryByText(/farklı saat ayırtabilirsiniz/)).toBeNull();
  expect(screen.queryByRole('button', { name: /20:00-21:00/ })).toBeNull();
});

describe('a link to a line for an hour', () => {
  const open = (line: string) => {
    world(['reservations/weekly-user', 'waiting-list/line']);
    renderAt(`/?businessId=v1&line=${line}`, {
      '/': <WeekSection venueId="v1" venueName="Çınar Halı Saha" />,
    });
  };
  it('that is taken leads to it', async () => {
    open('f1~2026-11-19~21:00-22:00');
    expect(await screen.findByRole('button', { name: 'Sıraya Gir' })).toBeTruthy();
  });

  it.each([
    ['is past', 'f1~2026-11-17~21:00-22:00'],
    ['is one’s own', 'f1~2026-11-21~22:00-23:00'],
  ])('that %s leads to none', async (_, line) => {
    open(line);
    await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
    expect(screen.getByText(/farklı saat ayırtabilirsiniz/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['that somebody took is said to be gone', '2026-11-20~21:00-22:00', true],
  ['of one’s own is not said to be gone', '2026-11-21~22:00-23:00', false],
])('a link to an hour %s', async (_, hour, isGone) => {
  world(['reservations/weekly-user']);
  renderAt(`/?businessId=v1&slot=f1~${hour}`, {
    '/': <WeekSection venueId="v1" venueName="Çınar Halı Saha" />,
  });
  await screen.findByText(/farklı saat ayırtabilirsiniz/);
  expect(screen.queryByText(/^Bu saat az önce doldu/) !== null).toBe(isGone);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['tournaments', <TournamentsPage key="t" />, 'Gece Kupası', ['tournaments']],
  ['players', <FriendSearchPage key="p" />, 'Can Öz', ['users/search', 'friends/statuses']],
] as const)('%s stay, marked, while those of a city are on their way', async (_, page, found, paths) => {
  const api = world(paths);
  renderAt('/', { '/': page });
  await screen.findByText(found);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request) =>
    input.url.includes('city=Mu') ? new Promise(() => {}) : answered(input),
  );
  await userEvent.selectOptions(screen.getByLabelText(/^Şehir/), 'Muş');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
  expect(screen.getByText(found).closest('[aria-busy="true"]')).toBeTruthy();
  expect(api.calls.length).toBeGreaterThan(0);
});

it('a visitor who wants to review comes back to the venue', async () => {
  useSession.setState({ token: null, user: null });
  const venue = WORLD['business/v1']?.(new URLSearchParams());
  const { location } = renderAt('/available-slots?businessId=v1', {
    '/available-slots': <VenueReviews venue={venue as never} />,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Yorum Yap' }));
  expect(location()).toBe(`/login-user?next=${encodeURIComponent('/available-slots?businessId=v1')}`);
});

it('a subscription names the next week that is played, not one that was given away', () => {
  stubApi({});
  const occurrences = weeksOf([{ status: 'skipped', skippedBy: 'player' }, {}]);
  const own = subscription('s1', { occurrences });
  renderAt('/', { '/': <SubscriptionCard subscription={own} onLeave={() => {}} /> });
  expect(screen.getByText(/^Sıradaki maç/).textContent).toContain(formatDay(occurrences[1]?.date ?? ''));
});
