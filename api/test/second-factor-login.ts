import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import { passwordHash } from './second-factor.ts';

/** Players with a known password, and a clock that can be moved ahead. */
export function asked(app: () => TestApp) {
  const player = async () => createUser(app(), { password_hash: await passwordHash });
  /** Runs `work` with the clock moved ahead. */
  async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const before = app().time.now;
    app().time.now = before + ms;
    try {
      return await work();
    } finally {
      app().time.now = before;
    }
  }
  return { player, later };
}
