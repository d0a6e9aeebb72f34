import { MINUTE_MS } from 'mf-shared/time';
import { type Control, type Field, isControl, isTick, namedControls, textOf } from './controls.ts';
import { tabStorage } from './storage.ts';

/** What was typed, and at which address. */
export type Typed = { address: string; fields: readonly Field[] };
type Kept = Typed & { at: number };

const KEY = 'typed';
const MOST = { fields: 50, letters: 5000 };
/** A reload takes less. What is older was kept for a page that never came. */
const MOST_AGE_MS = 5 * MINUTE_MS;
/** Secrets, and what no script may fill in. */
const NEVER =
  'input:is([type=password], [type=file], [type=hidden], [autocomplete=one-time-code], [autocomplete*=password])';

let typed = new Set<Control>();

/** Remembers which controls somebody typed into, of whichever remote they are. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    typed = new Set(living());
    if (isControl(target)) typed.add(target);
  });
}

const living = () => [...typed].filter((control) => control.isConnected);
const address = () => location.pathname + location.search;

/** Whether there is a text on the page that somebody typed. A tick is no text. */
export const hasTyped = (): boolean => living().some((control) => !isTick(control) && control.value !== '');

/** What was typed and ticked on the page so far. */
export function typedNow(): Typed {
  const fields = [...namedControls()]
    .filter(([, control]) => typed.has(control) && !control.matches(NEVER))
    .map(([key, control]) => ({ key, value: textOf(control) }))
    .filter(({ value }) => value !== '' && value.length <= MOST.letters);
  return { address: address(), fields: fields.slice(0, MOST.fields) };
}

/** Keeps what was typed in this tab over the reload that follows at once. */
export function keepTyped(what: Typed = typedNow()): void {
  const kept: Kept = { ...what, at: Date.now() };
  if (what.fields.length > 0) tabStorage.setItem(KEY, JSON.stringify(kept));
}

/** Writes texts into the page's controls, as a person does. */
export async function writeTyped(fields: readonly Field[]): Promise<void> {
  if (fields.length > 0) await (await import('./fill.ts')).fill(fields);
}

/** Writes what was kept into the page, if anything was. Its code comes only then. */
export async function restoreTyped(): Promise<void> {
  const text = tabStorage.getItem(KEY);
  if (text === null) return;
  tabStorage.removeItem(KEY);
  const kept = JSON.parse(text) as Kept;
  if (kept.address !== address() || Date.now() - kept.at > MOST_AGE_MS) return;
  await writeTyped(kept.fields);
}
