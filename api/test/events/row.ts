import type { Scene } from './scene.ts';

/** Who makes the call of a row, and what it brings; nobody where it needs no account. */
export type Ask = {
  by?: { token: string };
  params?: Record<string, string>;
  json?: Record<string, unknown>;
  form?: FormData;
  /** Makes the call where it is none of JSON. */
  send?: () => Promise<{ status: number; body?: unknown }>;
};

/** Everybody at a venue, and those of them who also see its money. */
const GROUPS = { team: ['venue', 'manager', 'staff'], office: ['venue', 'manager'] } as const;
/** By listener or group the frames in the words of `brief`; whoever is not named hears nothing. */
type Hears = Record<string, readonly string[]>;

/** What leads up to a call, and what everybody hears of the call itself. */
export type Row = { asks: (scene: Scene) => Ask | Promise<Ask>; hears: Hears };
/** By `METHOD /path`, with what is special about the case behind a colon where a call has several. */
export type Rows = Record<string, Row>;

/** The call of a row's name. */
export const callOf = (name: string): string => name.split(': ')[0] ?? name;

/** The frames that a listener is to hear, sorted. */
export function heardBy(listener: string, hears: Hears): string[] {
  const groups = Object.entries(GROUPS).filter(([, members]) =>
    (members as readonly string[]).includes(listener),
  );
  return [listener, ...groups.map(([group]) => group)].flatMap((name) => hears[name] ?? []).toSorted();
}
