import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeftovers } from '../../mf-shared/test/leftovers.ts';
import { stubLive } from '../../mf-shared/test/live.ts';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { PageFailure } from './common/PageFailure.tsx';
import { Footer } from './layout/Footer.tsx';
import { MoreMenu } from './layout/MoreMenu.tsx';
import { NotificationBell } from './layout/NotificationBell.tsx';
import { ThemeSwitch } from './layout/ThemeSwitch.tsx';
import { useScrollPosition } from './layout/useScrollPosition.ts';
import { CtaLink } from './pages/landing/CtaLink.tsx';
import { IntroVideo } from './pages/landing/IntroVideo.tsx';
import { EmailBanner } from './session/EmailBanner.tsx';
import { SessionStarter } from './session/SessionStarter.tsx';
import { useOwnRole } from './session/useOwnRole.ts';

const Scroll = () => void useScrollPosition();
const Role = () => void useOwnRole();
const UNPROVED = { id: 'u1', email: 'a@b.test', emailVerified: false };

beforeEach(() => useSession.setState({ status: 'ready', user: UNPROVED as never }));
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'ready', user: null });
});

/** An event target that counts its listeners. */
function countedTarget() {
  const target = Object.assign(new EventTarget(), { matches: false });
  let count = 0;
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    count += 1;
    addEventListener.apply(target, given);
  };
  target.removeEventListener = (...given: Parameters<typeof addEventListener>) => {
    count -= 1;
    removeEventListener.apply(target, given);
  };
  return { target, count: () => count };
}

const press = () => fireEvent.click(screen.getByRole('button'));
it.each<[string, ReactNode, string[], (() => void)?]>([
  ['a call to action', <CtaLink key="c" to="/search" />, ['storage']],
  ['the footer', <Footer key="f" />, ['scroll']],
  ['a menu', <MoreMenu key="m" links={[]} />, ['pointerdown', 'focusin', 'keydown'], press],
  ['a failure', <PageFailure key="p" area="Alan" onRetry={() => {}} />, ['online', 'offline']],
  ['the place on the page', <Scroll key="s" />, ['scrollend']],
  ['the banner', <EmailBanner key="e" />, ['focus']],
  ['the session', <SessionStarter key="t" />, ['storage']],
  ['the own role', <Role key="r" />, []],
  ['the bell', <NotificationBell key="n" />, ['worker']],
  ['the switch of the theme', <ThemeSwitch key="w" />, ['system']],
  ['the film', <IntroVideo key="i" />, ['system']],
])('%s listens while it is there and no longer', (_, shown, expected, open) => {
  stubApi({});
  const worker = countedTarget();
  const system = countedTarget();
  const observe = vi.fn();
  const disconnect = vi.fn();
  vi.stubGlobal('matchMedia', () => system.target);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker.target }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
    },
  );
  // The unread counter starts to listen once, with the first badge of the page.
  renderAt('/', shown);
  cleanup();
  const live = stubLive();
  const sessions = watchSessions();
  const left = watchLeftovers();
  renderAt('/', shown);
  open?.();
  const others = [...Array(worker.count()).fill('worker'), ...Array(system.count()).fill('system')];
  // Reads from the server listen too.
  expect([...left.listeners(), ...others]).toEqual(expect.arrayContaining(expected));
  cleanup();
  expect([left.listeners(), left.intervals(), worker.count(), system.count(), sessions()]).toEqual([
    [],
    [],
    0,
    0,
    0,
  ]);
  expect(live.listening()).toBe(0);
  expect(disconnect).toHaveBeenCalledTimes(observe.mock.calls.length);
});

/** Counts the session's subscribers from now on. */
function watchSessions() {
  let count = 0;
  const { subscribe } = useSession;
  vi.spyOn(useSession, 'subscribe').mockImplementation((listener) => {
    const end = subscribe(listener);
    count += 1;
    return () => {
      count -= 1;
      end();
    };
  });
  return () => count;
}
