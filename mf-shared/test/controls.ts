import { act, fireEvent } from '@testing-library/react';

/** A control, by its name and its number among equal names. */
export type Step = { name: string; nth: number };
type Control = Step & {
  element: HTMLElement;
  /** Equal for controls that do the same for another person, day or hour. */
  look: string;
};

const PRESSED = 'button, input[type="checkbox"], input[type="radio"], select, summary';
const OFF = ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert] *';
/** The close button of every dialog and toast, which has its own tests. */
const CORNER = 'button Kapat';

function nameOf(element: Element): string {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
  const said = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent);
  return `${element.tagName.toLowerCase()} ${said?.trim().replace(/\s+/g, ' ') ?? ''}`;
}

/** Name of a control in a snapshot. */
export const labelOf = ({ name, nth }: Step) => (nth === 0 ? name : `${name} (${nth + 1})`);

/** Number of open dialogs. */
export const openDialogs = () => document.querySelectorAll('dialog[open]').length;

/** All controls in reading order; with an open dialog only its own. */
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

/** Presses a control like the keyboard. A select takes its last option that is not chosen. */
export function press({ name, nth }: Step): void {
  const element = controls().find((one) => one.name === name && one.nth === nth)?.element;
  if (!element) throw new Error(`nothing to press is called ${name} (${nth})`);
  act(() => element.focus());
  if (!(element instanceof HTMLSelectElement)) return void fireEvent.click(element);
  const other = [...element.options].findLast(({ value }) => value !== element.value);
  fireEvent.change(element, { target: { value: other?.value } });
}

/** The focused element. */
export function focused(): string {
  const { activeElement: element } = document;
  return `focus: ${element && element !== document.body ? nameOf(element) : 'nothing'}`;
}
