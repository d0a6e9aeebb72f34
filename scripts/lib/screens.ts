import { readFileSync } from 'node:fs';
import type { Access, Page } from 'mf-shared/contracts/remote';

/** `visitor` stands for the shell's own pages: a signed-in person sees no more on them. */
type Sees = Access | 'visitor';
/** A page; or the dialog or the form that a press there opens. */
export type Screen = { path: string; opens?: { name: string; press: string } };
export type Viewer = { name: string; sees: readonly Sees[]; login?: string; email?: string; keptAs?: string };

export const VIEWERS: readonly Viewer[] = [
  { name: 'visitor', sees: ['visitor', 'anyone'] },
  { name: 'player', sees: ['user', 'anyone'], login: 'users/login', email: 'oyuncu@topla.test' },
  {
    ...{ name: 'owner', login: 'business/login', email: 'isletme@topla.test' },
    sees: ['business', 'manager', 'owner', 'unpaidToo', 'anyBusiness', 'anyone'],
  },
  { name: 'admin', sees: ['admin'], login: 'admin/login', email: 'admin@topla.test', keptAs: 'adminToken' },
];

/** Addresses of a form like `/results?city=:city` that screens lead to by a press and not by a link. */
export const KNOWN_LINKS = ['/results?city=İstanbul', '/hours?city=İstanbul', '/ranking?city=İstanbul'];

/** What no route names: pages by their query, dialogs, a wrong address, and what signed-in people see of the shell's pages. */
const FURTHER: readonly (Screen & { access: Sees })[] = [
  { path: '/boyle-bir-sayfa-yok', access: 'visitor' },
  { path: '/results?city=:city', access: 'anyone' },
  { path: '/hours?city=:city', access: 'anyone' },
  { path: '/ranking?city=:city', access: 'anyone' },
  { path: '/available-slots?businessId=:id', access: 'anyone' },
  {
    path: '/available-slots?businessId=:id',
    access: 'user',
    opens: { name: 'reserve', press: '[data-state="free"]:visible' },
  },
  {
    path: '/available-slots?businessId=:id',
    access: 'visitor',
    opens: { name: 'join', press: '[data-state="free"]:visible' },
  },
  { path: '/register-user?next=/matches', access: 'visitor' },
  { path: '/requests/player', access: 'user', opens: { name: 'match', press: 'text="Bulundu"' } },
  { path: '/chat?receiverId=:id&receiverModel=User', access: 'user' },
  { path: '/chat?receiverId=:id', access: 'business' },
  { path: '/my-reservations?tab=past', access: 'user' },
  { path: '/support', access: 'user' },
  { path: '/removals/:id', access: 'user' },
  { path: '/business/board?view=week', access: 'business' },
];
const SHELL_PAGES = [...readFileSync('shell/src/App.tsx', 'utf8').matchAll(/path="(\/[^"]*)"/g)].map(
  ([, path = '']) => ({ path, access: 'visitor' as const }),
);

/** The screens that a viewer sees, each once. */
export function screensOf({ sees }: Viewer, pages: readonly Page[]): Screen[] {
  const seen = [...SHELL_PAGES, ...pages, ...FURTHER].filter(({ access }) => sees.includes(access));
  return [...new Map(seen.map((screen: Screen) => [fileNameOf(screen), screen])).values()];
}

/** `/tournament/:id/edit` becomes `-tournament-id-edit`. */
export const fileNameOf = ({ path, opens }: Screen) =>
  `-${[...path.split(/\W+/), opens?.name].filter(Boolean).join('-') || 'landing'}`;
