/** Attributes that matter to readers, screen readers or forms. */
const TELLING = [
  ...[
    'href',
    'src',
    'target',
    'tabindex',
    'accept',
    'role',
    'name',
    'type',
    'alt',
    'title',
    'placeholder',
    'autocomplete',
    'inputmode',
    'min',
    'max',
  ],
  ...['maxlength', 'required', 'disabled', 'readonly', 'open', 'hidden', 'datetime', 'lang', 'for'],
  ...['aria-label', 'aria-busy', 'aria-current', 'aria-selected', 'aria-pressed', 'aria-disabled'],
  ...['aria-expanded', 'aria-invalid', 'aria-live', 'aria-haspopup', 'aria-valuetext', 'aria-checked'],
  ...['data-alert', 'data-state', 'data-tone'],
];
/** Attributes that refer to other elements by id. */
const REFERRING = ['aria-labelledby', 'aria-describedby'];
/** React generates it for each render. */
const isMade = (value: string) => /_r_\w+_/.test(value);

function markOf(element: Element): string {
  const told = TELLING.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || isMade(value) ? [] : [value ? `${name}=${value}` : name];
  });
  for (const name of REFERRING) {
    const words = element.getAttribute(name)?.split(' ').map(wordsOf).filter(Boolean) ?? [];
    if (words.length > 0) told.push(`${name}=“${words.join(' | ')}”`);
  }
  const here = /^#(.+)/.exec(element.getAttribute('href') ?? '')?.[1];
  if (here && !document.getElementById(here)) told.push('leads nowhere');
  const { value, checked, type } = element as HTMLInputElement;
  if (type === 'checkbox' || type === 'radio') told.push(checked ? 'checked' : 'unchecked');
  else if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) told.push(`“${value}”`);
  if (element.tagName === 'SELECT') told.push(choicesOf(element as HTMLSelectElement));
  return told.join(' ');
}

/** A long select, such as the provinces, names only its first options. */
const MOST_CHOICES = 12;
const choicesOf = ({ options }: HTMLSelectElement) =>
  [...options]
    .slice(0, MOST_CHOICES)
    .map((one) => `${one.value}=${one.text}${one.disabled ? ' (disabled)' : ''}`)
    .concat(options.length > MOST_CHOICES ? `… ${options.length}` : [])
    .join(', ');

const wordsOf = (id: string) => document.getElementById(id)?.textContent?.trim() ?? '';

const ownText = (element: Element) =>
  [...element.childNodes]
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : []))
    .filter(Boolean)
    .join(' ');

/** Text of a part of the page: one line for each element with words or a role of its own, in reading order. */
export function outline(root: Element): string {
  const lines: string[] = [];
  const visit = (element: Element) => {
    if (element.getAttribute('aria-hidden') === 'true' || element.tagName === 'OPTION') return;
    const line = [markOf(element), ownText(element)].filter(Boolean).join(' ');
    if (line) lines.push(`${element.tagName.toLowerCase()} ${line}`);
    for (const child of element.children) visit(child);
  };
  visit(root);
  return lines.join('\n');
}
