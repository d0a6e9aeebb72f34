import { allControls, type Control, type Field, isControl, keyOf, textOf } from './controls.ts';
import { tabStorage } from './storage.ts';

type Kept = { path: string; fields: Field[] };

const KEY = 'typed';
const MOST = { fields: 50, letters: 5000 };
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

/** Whether there is something on the page that somebody typed. */
export const hasTyped = (): boolean => living().some((control) => textOf(control) !== '');

/** Keeps what was typed for this page in this tab, once, such as for a reload. */
export function keepTyped(): void {
  const all = allControls();
  const fields = living()
    .filter((control) => !control.matches(NEVER))
    .map((control) => ({ key: keyOf(control, all), value: textOf(control) }))
    .filter(({ value }) => value !== '' && value.length <= MOST.letters)
    .slice(0, MOST.fields);
  if (fields.length > 0)
    tabStorage.setItem(KEY, JSON.stringify({ path: location.pathname, fields } satisfies Kept));
}

/** Writes what was kept into the page, if anything was. Its code comes only then. */
export async function restoreTyped(): Promise<void> {
  const text = tabStorage.getItem(KEY);
  if (text === null) return;
  tabStorage.removeItem(KEY);
  const { path, fields } = JSON.parse(text) as Kept;
  if (path === location.pathname) (await import('./fill.ts')).fill(fields);
}
