import { beforeEach, expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { newId } from '../base/id.ts';
import type { AppContext } from '../context.ts';
import { workOff } from './work-off.ts';

const ROWS = 205;

onBothEngines(
  'rows that are due',
  (app) => {
    let dealtWith: string[] = [];
    beforeEach(async () => {
      dealtWith = [];
      const { id } = await createUser(app());
      const lineups = Array.from({ length: ROWS }, (_, n) => ({
        ...{
          id: newId(),
          user_id: id,
          name: `L${String(n).padStart(3, '0')}`,
          created_at: Math.floor(n / 3),
        },
      }));
      await app().db.q.insertInto('lineups').values(lineups).execute();
    });

    const run = (each: (name: string) => number | boolean, ctx: AppContext = app().ctx) =>
      workOff(ctx, {
        rows: ctx.db.q.selectFrom('lineups').select(['id', 'name', 'created_at']),
        order: [
          ['created_at', 'asc'],
          ['name', 'desc'],
        ],
        each: async (tx, { id, name }) => {
          dealtWith.push(name);
          const answer = each(name);
          await tx.q.updateTable('lineups').set({ name: 'done' }).where('id', '=', id).execute();
          return answer;
        },
      });
    const done = async () =>
      (await app().db.q.selectFrom('lineups').select('id').where('name', '=', 'done').execute()).length;

    it('are each dealt with once, in their order, and what they answer is summed', async () => {
      expect(await run((name) => (name === 'L000' ? 2 : name !== 'L001'))).toBe(ROWS);
      expect(dealtWith.slice(0, 4)).toEqual(['L002', 'L001', 'L000', 'L005']);
      expect(new Set(dealtWith).size).toBe(ROWS);
      expect(await done()).toBe(ROWS);
    });

    it('do not hold each other back when one fails, which leaves nothing behind and is told in the end', async () => {
      const failing = run((name) => {
        if (name === 'L002' || name === 'L100') throw new Error(`${name} is broken`);
        return true;
      });
      await expect(failing).rejects.toThrow('L002 is broken');
      expect(dealtWith).toHaveLength(ROWS);
      expect(await done()).toBe(ROWS - 2);
    });

    it('stay where they are once the process is to stop', async () => {
      const stop = new AbortController();
      const count = await run(
        (name) => {
          if (name === 'L005') stop.abort();
          return true;
        },
        { ...app().ctx, stopping: stop.signal },
      );
      expect([count, dealtWith.length, await done()]).toEqual([4, 4, 4]);
    });
  },
  undefined,
  { fresh: 'test' },
);
