import { type Control, type Field, isTick, namedControls } from './controls.ts';

/** A form that comes later than this is another one. */
const WAIT_MS = 15_000;

/**
 * Writes texts into the controls of the page as they appear, until another page is entered. Settles once all are written,
 * or none will be any more.
 */
export function fill(fields: readonly Field[]): Promise<void> {
  const { pathname } = location;
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = fields;
  const look = () => {
    const found = namedControls();
    if (location.pathname !== pathname) left = [];
    left = left.filter(({ key, value }) => {
      const control = found.get(key);
      if (!control) return true;
      write(control, value);
      return false;
    });
    if (left.length === 0) stop();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    resolve();
  }
  look();
  return promise;
}

/**
 * Writes as a person does, so that React hears of it, also of a text that stands there already. React compares with what
 * was last set through the element's own setter; the prototype's goes past it.
 */
function write(control: Control, value: string): void {
  if (isTick(control)) {
    if (control.type === 'radio' && value !== 'true') return;
    control.checked = value !== 'true';
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}
