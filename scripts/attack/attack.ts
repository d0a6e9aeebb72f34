import type { Answer, Arena } from './arena.ts';

/** `strike` runs eight times at once; `after` checks what must hold at the end. */
export type Aim = { strike: (nth: number) => Promise<void>; after?: () => Promise<void> };

export type Attack = {
  /** Short name, such as `C1`. */
  name: string;
  about: string;
  /** Prepares the attack; a text says why it cannot run here. */
  aim: (arena: Arena) => Promise<Aim | string>;
};

/** The server did something forbidden. */
export class Broken extends Error {}
/** The server was too slow; on a busy machine this may be chance. */
export class Slow extends Error {}

/**
 * Asserts a condition.
 *
 * @throws `Broken`
 */
export function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

/** Longest time for a refusal on a busy machine, ms. */
const QUICK_MS = 3000;

/**
 * Asserts one of these refusals (codes or statuses).
 *
 * @throws `Broken`
 */
export function isRefusal({ status, code, text }: Answer, expected: readonly (string | number)[]): void {
  must(
    expected.includes(status) || expected.includes(code),
    `${status} ${text.slice(0, 160)} instead of ${expected.join(' or ')}`,
  );
}

/**
 * The same, and it must come soon.
 *
 * @throws `Broken` and `Slow`
 */
export function refused(answer: Answer, ...expected: readonly (string | number)[]): void {
  isRefusal(answer, expected);
  const { ms } = answer;
  if (ms > QUICK_MS) throw new Slow(`refused after ${Math.round(ms)} ms`);
}

/** Numbers from 0. */
export const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
