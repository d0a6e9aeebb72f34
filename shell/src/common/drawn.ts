import type { Drawn } from 'mf-shared/contracts/server-render';

/** The element in which the server says what it drew into the page. */
const ELEMENT = 'drawn';
/** The event of the document once React hears what is pressed. */
export const LISTENING = 'topla:listening';

/** What the server says about the page that it drew; null when it drew nothing. */
export function readDrawn(page: Document = document): Drawn | null {
  const text = page.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as Drawn) : null;
}

/** What the server drew into this page; null when it drew nothing, or a page of another address. */
export function drawnPage(): Drawn | null {
  const drawn = readDrawn();
  return drawn?.path === location.pathname + location.search ? drawn : null;
}

const drawnStyles = () => document.getElementById('drawn-styles') as HTMLStyleElement | null;

/** Drops the styles of a page that another version drew. */
export const dropStyles = (): void => drawnStyles()?.remove();

/**
 * Gives the elements of a drawn page the styles that the browser's own drawing gives them. The page's policy forbids styles
 * as attributes, so the server sends them as rules. The rules of style sheets stay: parts beside the page bring their own
 * sheets later.
 */
export function takeStyles(root: HTMLElement): void {
  const rules = drawnStyles();
  if (!rules) return;
  const texts = new Map<string, string>();
  for (const rule of rules.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule) texts.set(rule.selectorText, rule.style.cssText);
  for (const element of root.querySelectorAll<HTMLElement>('[data-s]')) {
    element.style.cssText = texts.get(`[data-s="${element.dataset.s}"]`) ?? '';
    delete element.dataset.s;
  }
}
