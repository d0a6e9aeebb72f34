export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What was typed into the control with that key. */
export type Field = { key: string; value: string };

const CONTROLS = 'input, textarea, select';

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * The controls of the page by their keys: type, name or label, and place among those alike, which a reload does not
 * change. A control without any name is left out, since nothing says later which one it was.
 */
export function namedControls(): Map<string, Control> {
  const counts = new Map<string, number>();
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>(CONTROLS)) {
    const name = nameOf(control);
    if (!name) continue;
    const alike = `${control.type} ${name}`;
    const place = counts.get(alike) ?? 0;
    counts.set(alike, place + 1);
    named.set(`${alike} ${place}`, control);
  }
  return named;
}

const nameOf = (control: Control): string =>
  control.name || labelOf(control) || control.getAttribute('aria-label') || '';

/** The text of a label without that of a control in it, which changes as somebody types. */
function labelOf({ labels }: Control): string {
  const label = labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
  for (const control of label?.querySelectorAll(CONTROLS) ?? []) control.remove();
  return label?.textContent.trim() ?? '';
}

export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether a control differs from what the page came with. */
export const isChanged = (control: Control): boolean => {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== firstOf(control);
  return control.value !== control.defaultValue;
};

/** The option that the page came with. */
const firstOf = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** The state of a control as a text. */
export const textOf = (control: Control): string =>
  isTick(control) ? String(control.checked) : control.value;
