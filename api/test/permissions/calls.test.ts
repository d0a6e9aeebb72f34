import { expect, it } from 'vitest';
import { calls, nameOf } from '../calls.ts';

it('each call keeps who may make it, its own limit, and its status where that is not 200', () => {
  const kept = calls.map((call) =>
    [nameOf(call), `for ${call.access}`, call.limit && `limit ${call.limit}`, call.status]
      .filter(Boolean)
      .join(', '),
  );
  expect(kept.toSorted()).toMatchSnapshot();
});
