import { type Control, type Field, isTick, namedControls, textOf } from './controls.ts';

/** A form that comes later than this is another one. */
const WAIT_MS = 15_000;

/** Writes texts into the controls of the page as they appear, until another page is entered. */
export function fill(fields: readonly Field[]): void {
  const { pathname } = location;
  let left = fields;
  const look = () => {
    const found = namedControls();
    if (location.pathname !== pathname) left = [];
    left = left.filter(({ key, value }) => {
      const control = found.get(key);
      if (control) write(control, value);
      return !control;
    });
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  look();
}

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
