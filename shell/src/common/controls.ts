export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What was typed into the control with that key. */
export type Field = { key: string; value: string };

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Every control of the page. */
export const allControls = (): Control[] => [
  ...document.querySelectorAll<Control>('input, textarea, select'),
];

/** Names a control by its name, type and place among those. It is the same after a reload. */
export function keyOf(control: Control, all: readonly Control[]): string {
  const name = (one: Control) => `${one.type} ${one.name || one.labels?.[0]?.textContent}`;
  const alike = all.filter((one) => name(one) === name(control));
  return `${name(control)} ${alike.indexOf(control)}`;
}

export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The state of a control as a text. */
export const textOf = (control: Control): string =>
  isTick(control) ? String(control.checked) : control.value;
