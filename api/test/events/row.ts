import type { Scene } from './scene.ts';

/** The caller of a row and the input; nobody if the call needs no account. */
export type Ask = {
  by?: { token: string };
  params?: Record<string, string>;
  json?: Record<string, unknown>;
  form?: FormData;
  /** Makes the call if it is not JSON. */
  send?: () => Promise<{ status: number; body?: unknown }>;
};

/** Everybody at a venue, and those who also see its money. */
const GROUPS = { team: ['venue', 'manager', 'staff'], office: ['venue', 'manager'] } as const;
/** Frames by listener or group, in the words of `brief`; listeners without an entry hear nothing. */
type Hears = Record<string, readonly string[]>;

/** The steps before a call, and what everybody hears of the call itself. */
export type Row = {
  asks: (scene: Scene) => Ask | Promise<Ask>;
  /** Without it the snapshot says what its sides hear and what it locks; nobody else hears anything. */
  hears?: Hears;
  /** The thing's state may be wrong for the call. */
  mayRefuse?: true;
};
/** By `METHOD /path`; a call with several cases names the case behind a colon. */
export type Rows = Record<string, Row>;

/** The call in a row's name. */
export const callOf = (name: string): string => name.split(': ')[0] ?? name;

/** The frames that a listener must hear, sorted. */
export function heardBy(listener: string, hears: Hears): string[] {
  const groups = Object.entries(GROUPS).filter(([, members]) =>
    (members as readonly string[]).includes(listener),
  );
  return [listener, ...groups.map(([group]) => group)].flatMap((name) => hears[name] ?? []).toSorted();
}
