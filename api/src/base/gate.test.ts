import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

const full = () => new Error('full');

/** Works that end on demand; `started` names the running ones. */
function works(gate: Gate) {
  const started: string[] = [];
  const start = (name: string) => {
    const work = Promise.withResolvers<string>();
    const answer = gate.run(() => {
      started.push(name);
      return work.promise;
    });
    return { ...work, answer };
  };
  return { started, start };
}

it('runs two, lets one wait, and refuses the next at once', async () => {
  const { started, start } = works(new Gate({ running: 2, waiting: 1, full }));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start);
  await expect(d?.answer).rejects.toThrow('full');
  expect(started).toEqual(['a', 'b']);
  b?.resolve('done');
  expect(await b?.answer).toBe('done');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  a?.resolve('');
  c?.resolve('');
  await Promise.all([a?.answer, c?.answer]);
});

it('goes on after a work that failed, in the order of coming', async () => {
  const { started, start } = works(new Gate({ running: 1, waiting: 2, full }));
  const [a, b, c] = ['a', 'b', 'c'].map(start);
  a?.reject(new Error('broken'));
  await expect(a?.answer).rejects.toThrow('broken');
  b?.resolve('b');
  c?.resolve('c');
  expect(await Promise.all([b?.answer, c?.answer])).toEqual(['b', 'c']);
  expect(started).toEqual(['a', 'b', 'c']);
  const again = start('d');
  again.resolve('d');
  expect(await again.answer).toBe('d');
});
