import { act, fireEvent } from '@testing-library/react';

/** What can be pressed, by its name and its place among namesakes. */
export type Step = { name: string; nth: number };
type Control = Step & {
  element: HTMLElement;
  /** The same for those that do the same for another person, day or hour. */
  look: string;
};

const PRESSED = 'button, input[type="checkbox"], input[type="radio"], select, summary';
const OFF = ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert] *';
/** The corner of every dialog and toast, which has tests of its own. */
const CORNER = 'button Kapat';

function nameOf(element: Element): string {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
  const said = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent);
  return `${element.tagName.toLowerCase()} ${said?.trim().replace(/\s+/g, ' ') ?? ''}`;
}

/** A control as it is called in a snapshot. */
export const labelOf = ({ name, nth }: Step) => (nth === 0 ? name : `${name} (${nth + 1})`);

/** How many dialogs are open, one above the other. */
export const openDialogs = () => document.querySelectorAll('dialog[open]').length;

/** What can be pressed now, in reading order; beside an open dialog nothing can. */
export function controls(): Control[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const namesakes = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((element) => !element.matches(OFF) && nameOf(element) !== CORNER)
    .map((element) => {
      const name = nameOf(element);
      const nth = namesakes.get(name) ?? 0;
      namesakes.set(name, nth + 1);
      const words = name.split(/[ :]+/).filter((word) => !/\d|^\p{Lu}/u.test(word));
      return { element, name, nth, look: `${element.className} ${words.join(' ')}` };
    });
}

/** Presses a control as the keyboard does. Of a choice it takes the last one that is not chosen. */
export function press({ name, nth }: Step): void {
  const element = controls().find((one) => one.name === name && one.nth === nth)?.element;
  if (!element) throw new Error(`nothing to press is called ${name} (${nth})`);
  act(() => element.focus());
  if (!(element instanceof HTMLSelectElement)) return void fireEvent.click(element);
  const other = [...element.options].findLast(({ value }) => value !== element.value);
  fireEvent.change(element, { target: { value: other?.value } });
}

/** Where the focus is. */
export function focused(): string {
  const { activeElement: element } = document;
  return `focus: ${element && element !== document.body ? nameOf(element) : 'nothing'}`;
}
