import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../test/harness.ts';

onBothEngines('what a transaction does after it', (app) => {
  const CODES = ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_RECOVERY'];

  it.each(CODES)('happens once, in order, though the transaction was tried again after %s', async (code) => {
    const contention = () => Object.assign(new Error('another try may succeed'), { code });
    const done: string[] = [];
    let tries = 0;
    await app().db.transact(async (tx) => {
      tries += 1;
      const attempt = tries;
      for (const name of ['first', 'second'])
        tx.afterCommit(async () => {
          if (name === 'first') await turn();
          done.push(`${name} of try ${attempt}`);
        });
      if (attempt < 3) throw contention();
    });
    expect(done).toEqual(['first of try 3', 'second of try 3']);
  });

  it('does not happen when it fails', async () => {
    let done = 0;
    const failing = app().db.transact(async (tx) => {
      tx.afterCommit(() => (done += 1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(done).toBe(0);
  });
});
