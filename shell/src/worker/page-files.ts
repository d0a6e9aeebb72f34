import type { Ahead } from 'mf-shared/contracts/server-render';

/** The list in a page of the files that its address needs. */
const AHEAD = /<script[^>]*\bid="ahead"[^>]*>(.*?)<\/script>/s;
/** The page's own scripts, styles and fonts, and its icon. */
const OWN = /(?:src|href)="(\/[^"]+\.\w+)"/g;

/** Addresses of all files with which a page opens for a player or a venue, from its HTML. */
export function filesOf(html: string, role: 'user' | 'business'): string[] {
  const ahead = JSON.parse(AHEAD.exec(html)?.[1] ?? '{}') as Partial<Ahead>;
  const lent = (role === 'business' ? ahead.business : null) ?? ahead.kept ?? [];
  const own = [...html.matchAll(OWN)].map(([, address = '']) => address);
  return [...new Set([...own, ...lent.map(({ href }) => href)])];
}
