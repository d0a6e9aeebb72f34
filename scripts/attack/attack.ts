import type { Answer, Arena } from './arena.ts';

/** What runs eight times at once, and what must hold when all are over. */
export type Aim = { strike: (nth: number) => Promise<void>; after?: () => Promise<void> };

export type Attack = {
  /** Short name, such as `C1`. */
  name: string;
  about: string;
  /** Makes what is needed; a text says why it cannot be tried here. */
  aim: (arena: Arena) => Promise<Aim | string>;
};

/** The server did what it must not. */
export class Broken extends Error {}
/** It was too slow, which on a busy machine may be chance. */
export class Slow extends Error {}

/** Throws `Broken` unless something holds. */
export function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

/** How long a refusal may take on a machine that does other things too, ms. */
const QUICK_MS = 3000;

/** An answer must be one of these refusals (codes or statuses). Throws `Broken`. */
export function isRefusal({ status, code, text }: Answer, expected: readonly (string | number)[]): void {
  must(
    expected.includes(status) || expected.includes(code),
    `${status} ${text.slice(0, 160)} instead of ${expected.join(' or ')}`,
  );
}

/** The same, and it must come soon. Throws `Broken` and `Slow`. */
export function refused(answer: Answer, ...expected: readonly (string | number)[]): void {
  isRefusal(answer, expected);
  const { ms } = answer;
  if (ms > QUICK_MS) throw new Slow(`refused after ${Math.round(ms)} ms`);
}

/** Numbers from 0 on. */
export const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
