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
  /** Answers of changes, by `METHOD path` below /api; others answer only with a message. */
  answers?: Record<string, (body: never) => unknown>;
  /** Loads the chunks that a press would load. */
  preload?: () => Promise<unknown>;
};
type Change = { request: Request; answer: (response: Response) => void };
/** A drawn and pressed screen, with its outline before each step and at the end. */
type Reached = { router: ReturnType<typeof createMemoryRouter>; seen: string[] };
/** One screen on which everything is pressed. */
type Tour = {
  address: string;
  signIn: () => void;
  /** Result of each press. */
  found: Record<string, unknown>;
  /** Controls pressed outside dialogs, anywhere on the screen. */
  pressed: Set<string>;
};

/** Longest row of presses from a screen into what they open. */
const DEPTH = 3;
/** How many similar controls are pressed, such as the hours of a week. */
const ALIKE = 2;
/** Rounds without a read until the screen counts as calm, and rounds until it counts as endless. */
const [CALM, RESTLESS] = [4, 60];
/** Chunks that screens of several remotes load on a press. */
const ON_PRESS = [
  () => import('../src/security/webauthn.ts'),
  () => import('../src/security/QrCode.tsx'),
  () => import('../src/ui/Lightbox.tsx'),
];
/** Answers to changes of panels that remotes share. */
const SHARED: Record<string, () => unknown> = {
  'POST account/totp': () => ({
    secret: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/Topla?secret=ABCDEFGHIJKLMNOP',
  }),
};
/** The router's message for a screen that throws. */
const BROKEN = 'Unexpected Application Error!';

const pathOf = ({ url }: Request) => new URL(url).pathname.replace('/api/', '');
const pageOf = (address: string) => address.replace(/\?.*/, '');

/**
 * Presses every control on a remote's screens, and in what opens, by keyboard. A snapshot keeps the calls, the texts
 * meanwhile, after success and after refusal, the target, and the focus. Time stands still, so that the speed of the
 * machine does not matter.
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
    // Like a browser that blocks new windows.
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

  /** Runs everything that needs no time, and returns the outline. */
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
  /** Draws a screen again and presses the steps. */
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

  /** Result of the last step: the smallest difference from any earlier outline. */
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

  /** The controls to press after the steps; of similar ones only a few. */
  const stepsOf = ({ pressed }: Tour, known: readonly string[], around: number) => {
    const dialogs = openDialogs();
    const looks = new Map<string, number>();
    const steps = controls().filter((one) => {
      const alike = looks.get(one.look) ?? 0;
      looks.set(one.look, alike + 1);
      // Controls outside an open dialog cannot be pressed, so a new dialog has only new ones.
      const old = dialogs > around ? [] : known;
      const isKnown = old.includes(labelOf(one)) || (dialogs === 0 && pressed.has(labelOf(one)));
      return alike < ALIKE && !isKnown;
    });
    if (dialogs === 0) for (const step of steps) pressed.add(labelOf(step));
    return steps;
  };

  /** Presses the last step and keeps its result. Returns whether it opened something on the same page. */
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
    // An address of its own makes a screen of its own.
    const isSame = to.pathname === from.pathname && to.search === from.search;
    const isOpening = openDialogs() > dialogs || (steps.length === 1 && isSame);
    return isOpening && !before.seen.includes(after);
  };

  /** Presses everything after the steps, and what that opens. `around` is the number of dialogs open before. */
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

  // Chunks that arrive during a press would make the result depend on the speed of the machine.
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
      // Controls that several addresses of a page share are pressed on the first one.
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
