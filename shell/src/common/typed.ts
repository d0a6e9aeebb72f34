import { tabStorage } from './storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { path: string; fields: { key: string; value: string }[] };

const KEY = 'typed';
/** A form that comes later than this is another one. */
const WAIT_MS = 15_000;
const MOST = { fields: 50, letters: 5000 };
/** Secrets, and what no script may fill in. */
const NEVER = 'input:is([type=password], [type=file], [type=hidden], [autocomplete=one-time-code])';

let typed = new Set<Control>();

/** Remembers which controls somebody typed into, of whichever remote they are. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    typed = new Set(living());
    if (isControl(target)) typed.add(target);
  });
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const living = () => [...typed].filter((control) => control.isConnected);

/** Whether there is something on the page that somebody typed. */
export const hasTyped = (): boolean => living().some((control) => textOf(control) !== '');

/** Keeps what was typed for this page in this tab, once, such as for a reload. */
export function keepTyped(): void {
  const all = [...document.querySelectorAll<Control>('input, textarea, select')];
  const fields = living()
    .filter((control) => !control.matches(NEVER))
    .map((control) => ({ key: keyOf(control, all), value: textOf(control) }))
    .filter(({ value }) => value !== '' && value.length <= MOST.letters)
    .slice(0, MOST.fields);
  if (fields.length > 0)
    tabStorage.setItem(KEY, JSON.stringify({ path: location.pathname, fields } satisfies Kept));
}

/** Writes what was kept into the page as its controls appear. */
export function restoreTyped(): void {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  const kept = text ? (JSON.parse(text) as Kept) : null;
  if (kept?.path !== location.pathname) return;
  let fields = kept.fields;
  const fill = () => {
    const all = [...document.querySelectorAll<Control>('input, textarea, select')];
    const found = new Map(all.map((control) => [keyOf(control, all), control]));
    fields = fields.filter(({ key, value }) => {
      const control = found.get(key);
      if (control) write(control, value);
      return !control;
    });
    if (fields.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
}

/** A control of the same name, type and place among those gets the value again. */
function keyOf(control: Control, all: readonly Control[]): string {
  const name = (one: Control) => `${one.type} ${one.name || one.labels?.[0]?.textContent}`;
  const alike = all.filter((one) => name(one) === name(control));
  return `${name(control)} ${alike.indexOf(control)}`;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const textOf = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

/** Writes as a person does, so that React hears of it. */
function write(control: Control, value: string): void {
  if (isTick(control)) {
    if (textOf(control) !== value) control.click();
    return;
  }
  // React watches the element's own setter; the prototype's goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
