import { type Control, type Field, isTick, namedControls, textOf } from './controls.ts';
import { isDrawn } from './drawn.ts';

/** A form that comes later than this is another one. */
const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;

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
      if (!control || !isHeard(control)) return true;
      write(control, value);
      return false;
    });
    if (left.length === 0) stop();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const looking = isDrawn() ? setInterval(look, LOOK_EVERY_MS) : undefined;
  const timer = setTimeout(stop, WAIT_MS);
  function stop() {
    observer.disconnect();
    clearInterval(looking);
    clearTimeout(timer);
    resolve();
  }
  look();
  return promise;
}

/** Whether React hears what happens to a control: in a drawn page not before it has taken the control over. */
const isHeard = (control: Control): boolean =>
  !isDrawn() || Object.keys(control).some((key) => key.startsWith('__reactProps'));

/** Writes as a person does, so that React hears of it. */
function write(control: Control, value: string): void {
  if (isTick(control)) {
    if (textOf(control) !== value) control.click();
    return;
  }
  // React watches the element's own setter; the prototype's goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}
