import { readDrawn } from './drawn.ts';

/** The files of the shell that a page names; each build names others. Empty for a page that is not the shell's. */
export function buildOf(page: Document): string {
  const script = page.querySelector('script[src^="/shell."]')?.getAttribute('src');
  const style = page.querySelector('link[href^="/shell."][href$=".css"]')?.getAttribute('href');
  // A drawn page loads the script later.
  return [script ?? readDrawn(page)?.scripts[0]?.href, style].filter(Boolean).join(' ');
}
