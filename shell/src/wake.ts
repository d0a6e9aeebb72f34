import type { ScriptFile } from 'mf-shared/contracts/server-render';
import { LISTENING, readDrawn } from './common/drawn.ts';
import { returnToPlace } from './common/scroll-place.ts';

/** A reader who touches nothing sees live data after this long, too. */
const QUIET_MS = 10_000;
/** Pictures and fonts come first. */
const REST_MS = 1000;
const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
/** What the browser does by itself, without the application. */
const NATIVE = 'a[href], input, select, textarea, label, summary';

const drawn = readDrawn();
const [app, ...rest] = drawn?.scripts ?? [];
const root = document.documentElement;
/** The page was drawn for somebody else, so nobody sees it. */
const isHidden =
  root.dataset.session && (root.dataset.drawnStranger ?? root.dataset.drawnVenue) !== undefined;
// Strangers see a login at the address of a player's page. It has an address of its own.
if (drawn && root.dataset.drawnStranger === '' && !isHidden)
  history.replaceState(history.state, '', drawn.path);
let isLoading = false;
/** What was pressed last while the application was not there. */
let held = () => {};

/**
 * Starts the application on a page that the server drew. Until somebody touches the page nothing blocks it; whoever is
 * signed in waits for nothing.
 */
function load(): void {
  if (isLoading || !app) return;
  isLoading = true;
  bring('preload');
  const script = Object.assign(document.createElement('script'), { src: app.href });
  script.addEventListener('error', () => {
    isLoading = false;
  });
  document.head.append(script);
}

/**
 * Brings all files at once: for use now (`preload`), or while the reader reads (`prefetch`). Each request is a task of its
 * own, so that none of them holds the page up.
 */
function bring(rel: 'preload' | 'prefetch'): void {
  for (const file of app ? [app, ...rest] : []) setTimeout(ask, 0, rel, file);
}

function ask(rel: string, { href, integrity = '', isLent }: ScriptFile): void {
  const link = Object.assign(document.createElement('link'), { rel, as: 'script', integrity, href });
  if (isLent) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Shows that what was pressed will be done. */
function hold(action: () => void): void {
  held = action;
  root.dataset.waiting = '';
}

function holdClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(`button, ${NATIVE}`);
  if (!control || control.matches(NATIVE) || sends(control)) return;
  event.preventDefault();
  event.stopPropagation();
  hold(() => control.click());
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (leadsOn(form)) return;
  event.preventDefault();
  event.stopPropagation();
  hold(() => form.requestSubmit(event.submitter));
}

/** Whether a press sends a form now: to the server, or to `holdSubmit`. */
function sends(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement) || control.type !== 'submit' || !control.form) return false;
  return !root.dataset.session || !leadsOn(control.form);
}

/** Whether a form only leads to another address. Visitors need no application for that. */
const leadsOn = (form: HTMLFormElement) => form.method === 'get' && form.hasAttribute('action');

/** Ends all of this once the application hears what is pressed. */
const over = new AbortController();
const { signal } = over;
document.addEventListener('click', holdClick, { capture: true, signal });
document.addEventListener('submit', holdSubmit, { capture: true, signal });
for (const touch of TOUCHES) addEventListener(touch, load, { passive: true, capture: true, signal });
addEventListener(
  'load',
  () => {
    // Once the page is on the screen: files that come before would delay that.
    setTimeout(() => isLoading || bring('prefetch'), REST_MS);
    setTimeout(load, QUIET_MS);
  },
  { signal },
);
document.addEventListener(
  LISTENING,
  () => {
    over.abort();
    delete root.dataset.waiting;
    held();
  },
  { signal },
);
if (root.dataset.session) load();
if (!isHidden) returnToPlace();
