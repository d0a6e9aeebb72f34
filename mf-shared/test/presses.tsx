import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '../src/ui/Toaster.tsx';
import { controls, focused, labelOf, openDialogs, press, type Step } from './controls.ts';
import { wire } from './forms.ts';
import { stubLive } from './live.ts';
import { outline } from './outline.ts';
import type { Walk } from './screens.tsx';
import { refusal } from './support.tsx';
import { difference } from './variations.ts';

type Presses = Pick<Walk, 'routes' | 'client' | 'world' | 'now' | 'screens'> & {
  /** What changes answer to what they are sent, by `METHOD path` below /api; others answer with a message alone. */
  answers?: Record<string, (body: never) => unknown>;
  /** Loads what comes in files of its own once something is pressed. */
  preload?: () => Promise<unknown>;
};
type Change = { request: Request; answer: (response: Response) => void };
/** A screen that was drawn and pressed on, with what stood there before each step, and at last. */
type Reached = { router: ReturnType<typeof createMemoryRouter>; seen: string[] };
/** One screen on which everything is pressed. */
type Tour = {
  address: string;
  signIn: () => void;
  /** What came of each press. */
  found: Record<string, unknown>;
  /** What was pressed beside no dialog, wherever on the screen it stood. */
  pressed: Set<string>;
};

/** Presses in a row, from a screen into what they open. */
const DEPTH = 3;
/** Of what looks alike, such as the hours of a week, these many are pressed. */
const ALIKE = 2;
/** Rounds without a read after which nothing more comes, and after which a screen that still reads never stops. */
const [CALM, RESTLESS] = [4, 60];
/** What screens of several remotes load once something is pressed. */
const ON_PRESS = [
  () => import('../src/security/webauthn.ts'),
  () => import('../src/security/QrCode.tsx'),
  () => import('../src/ui/Lightbox.tsx'),
];
/** What the changes of panels that remotes share answer. */
const SHARED: Record<string, () => unknown> = {
  'POST account/totp': () => ({
    secret: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/Topla?secret=ABCDEFGHIJKLMNOP',
  }),
};
/** The router's words for a screen that throws. */
const BROKEN = 'Unexpected Application Error!';

const pathOf = ({ url }: Request) => new URL(url).pathname.replace('/api/', '');
const pageOf = (address: string) => address.replace(/\?.*/, '');

/**
 * Presses whatever can be pressed on the screens of a remote, and in what opens then, by keyboard. What that asks, what
 * is said meanwhile and once it is done or refused, where it leads, and where the focus is, is kept as a snapshot. Time
 * stands still, so that nothing depends on how fast the machine is.
 */
export function walkPresses({ screens, routes, client, world, now, answers = {}, preload }: Presses): void {
  let reads: string[] = [];
  let changes: Change[] = [];
  let isDown = false;
  const { queries } = client.getDefaultOptions();

  const read = (request: Request) => {
    const { search, searchParams } = new URL(request.url);
    reads.push(`${pathOf(request)}${search}`);
    const known = isDown ? undefined : world[pathOf(request)];
    return known
      ? Response.json(known(searchParams))
      : refusal(429, { code: 'rate_limited', message: 'Biraz bekleyin.' });
  };
  const prepare = () => {
    stubLive();
    isDown = false;
    client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { ...queries, retry: false } });
    // As a browser does that blocks new windows.
    vi.stubGlobal('open', () => null);
    vi.stubGlobal('fetch', (request: Request) => {
      if (request.method === 'GET') return Promise.resolve(read(request));
      return new Promise<Response>((answer) => changes.push({ request, answer }));
    });
  };
  beforeEach(prepare);
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Lets everything happen that needs no time, and answers what stands there then. */
  const settle = async () => {
    for (let calm = 0, rounds = 0; calm < CALM; rounds += 1) {
      if (rounds > RESTLESS) throw new Error(`never calm: ${reads.slice(-3).join(' ')}`);
      const before = reads.length;
      await act(async () => {
        await vi.advanceTimersByTimeAsync(1);
        await new Promise((done) => setImmediate(done));
      });
      calm = client.isFetching() === 0 && reads.length === before ? calm + 1 : 0;
    }
    const lines = outline(document.body);
    if (lines.includes(BROKEN)) throw new Error(lines);
    return lines;
  };
  const draw = (address: string, signIn: () => void) => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    client.clear();
    [changes, isDown] = [[], false];
    signIn();
    const router = createMemoryRouter([{ path: '*', element: routes }], { initialEntries: [address] });
    render(
      <>
        <RouterProvider router={router} />
        <Toaster />
      </>,
    );
    return router;
  };
  /** Draws a screen anew and presses the steps. */
  const reach = async (
    address: string,
    signIn: () => void,
    steps: readonly Step[] = [],
  ): Promise<Reached> => {
    vi.setSystemTime(now);
    const router = draw(address, signIn);
    const seen = [await settle()];
    for (const step of steps) {
      reads = [];
      press(step);
      seen.push(await settle());
    }
    return { router, seen };
  };
  const answerAll = async (answer: (change: Change) => Response | Promise<Response>) => {
    reads = [];
    await Promise.all(changes.splice(0).map(async (change) => change.answer(await answer(change))));
    return settle();
  };
  const succeed = () =>
    answerAll(async ({ request }) => {
      const body = await request.json().catch(() => ({}));
      const call = `${request.method} ${pathOf(request)}`;
      const answer = answers[call] ?? SHARED[call];
      return Response.json(answer?.(body as never) ?? { message: 'Tamam.' });
    });
  const fail = () => {
    isDown = true;
    return answerAll(() => refusal(409, { code: 'conflict', message: 'Olmadı.' }));
  };

  /** What came of the last step: what is different from whichever of what was seen there is least to tell of. */
  const told = ({ router, seen }: Reached, from: Location, lines: string) => {
    const { location, historyAction } = router.state;
    const to = `${historyAction} ${location.pathname}${location.search}${location.hash}`;
    const way = location === from ? [] : [to, ...(location.state ? [location.state] : [])];
    // Another page has its own snapshots.
    if (location.pathname !== from.pathname) return way;
    const [least = []] = seen
      .map((before) => difference(before, lines))
      .sort((one, other) => one.length - other.length);
    return [...least, ...way, focused(), ...reads.sort().map((one) => `reads: ${one}`)];
  };

  /** What is to be pressed where the steps led to, of what looks alike only a few. */
  const stepsOf = ({ pressed }: Tour, known: readonly string[], around: number) => {
    const dialogs = openDialogs();
    const looks = new Map<string, number>();
    const steps = controls().filter((one) => {
      const alike = looks.get(one.look) ?? 0;
      looks.set(one.look, alike + 1);
      // Beside a dialog nothing can be pressed, so that all in one that has just opened is new.
      const old = dialogs > around ? [] : known;
      const isKnown = old.includes(labelOf(one)) || (dialogs === 0 && pressed.has(labelOf(one)));
      return alike < ALIKE && !isKnown;
    });
    if (dialogs === 0) for (const step of steps) pressed.add(labelOf(step));
    return steps;
  };

  /** Presses the last of the steps and keeps what came of it. Answers whether it opened something on the same page. */
  const take = async ({ address, signIn, found }: Tour, steps: readonly Step[]): Promise<boolean> => {
    const before = await reach(address, signIn, steps.slice(0, -1));
    const [dialogs, from] = [openDialogs(), before.router.state.location];
    reads = [];
    press(steps.at(-1) as Step);
    const after = await settle();
    const label = steps.map(labelOf).join(' › ');
    const asked = await Promise.all(changes.map(({ request }) => wire(request)));
    found[label] = [...told(before, from, after), ...asked];
    if (asked.length > 0) {
      found[`${label}: done`] = told(before, from, await succeed());
      const { router, seen } = await reach(address, signIn, steps);
      const { location } = router.state;
      found[`${label}: refused`] = told({ router, seen: seen.slice(0, -1) }, location, await fail());
      return false;
    }
    const to = before.router.state.location;
    // What has an address of its own is a screen of its own.
    const isSame = to.pathname === from.pathname && to.search === from.search;
    const isOpening = openDialogs() > dialogs || (steps.length === 1 && isSame);
    return isOpening && !before.seen.includes(after);
  };

  /** Presses everything that the steps led to, and what that opens. `around` tells how many dialogs were open before. */
  const visit = async (tour: Tour, path: readonly Step[], known: readonly string[], around: number) => {
    await reach(tour.address, tour.signIn, path);
    const dialogs = openDialogs();
    const steps = stepsOf(tour, known, around);
    const all = [...known, ...steps.map(labelOf)];
    for (const step of steps) {
      const isOpen = await take(tour, [...path, step]);
      if (isOpen && path.length + 1 < DEPTH) await visit(tour, [...path, step], all, dialogs);
    }
  };

  // Files that arrive while something is pressed would make what is seen depend on how fast the machine is.
  beforeAll(async () => {
    prepare();
    await Promise.all([...ON_PRESS.map((load) => load()), preload?.()]);
    for (const [address, signIn] of screens) {
      draw(address, signIn);
      await waitFor(() => {
        expect(document.querySelector('h1')?.textContent).toBeTruthy();
        expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
      });
    }
    cleanup();
  }, 120_000);

  it.each(screens.map(([address, signIn, as = 'its owner']) => [address, as, signIn] as const))(
    '%s of %s does what is pressed',
    { timeout: 120_000 },
    async (address, as, signIn) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
      // What stands on several addresses of one page is pressed on the first of them.
      const first = screens.find(
        ([one, , who = 'its owner']) => pageOf(one) === pageOf(address) && who === as,
      );
      const isFirst = first?.[0] === address;
      if (first && !isFirst) await reach(first[0], signIn);
      const known = isFirst ? [] : controls().map(labelOf);
      const found: Record<string, unknown> = {};
      await visit({ address, signIn, found, pressed: new Set(known) }, [], known, 0);
      expect(found).toMatchSnapshot();
    },
  );
}
