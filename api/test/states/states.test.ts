import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addEnded } from '../decoys/ended.ts';
import { remember, rowsOf } from '../decoys/put.ts';
import { makeWorld } from '../decoys/world.ts';
import { rowReader, writtenBetween } from '../events/written.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { tokenFor } from '../tokens.ts';
import { CALLS, type Who } from './calls.ts';

/** Accounts that nobody here deals with; `u-lone` stands for all of them. */
const STRANGERS = ['u-rival', 'u-rival-two', 'u-weak', 'u-elsewhere', 'u-second-admin'];

// The allowed actions depend on the state and the caller. The snapshot holds the answer to each call about each thing
// in each state, by each side and by a stranger, and the changes of each accepted call.
describe('what may be done', () => {
  let app: TestApp;
  let tokens: Record<Who, string>;
  let read: Awaited<ReturnType<typeof rowReader>>;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    app = await createTestApp('sqlite');
    const { player, venue, staff, admin } = await makeWorld(app);
    await addEnded(app);
    const of = (id: string, role: 'user' | 'business') =>
      tokenFor(app, { id, email: `${id}@oyuncu.test` }, role);
    tokens = {
      ...{ player: player.token, venue: venue.token, staff: staff.token, admin: admin.token },
      ...{ mate: await of('u-mate', 'user'), asker: await of('u-asker', 'user') },
      other: await of('v-other', 'business'),
    };
    read = await rowReader(app.db);
    restore = await remember(app);
  });
  afterEach(() => restore());
  afterAll(() => app.close());

  /** Makes a call, answers its answer and changes, and rolls back. */
  async function tried(method: string, path: string, who: Who, json: object | undefined): Promise<string> {
    const before = await read();
    const options = { token: tokens[who], ...(json ? { json } : {}) };
    const { status, body } = await app.call<{ code?: string; message?: string }>(
      method,
      `/api${path}`,
      options,
    );
    // Who decided stands in the audit log, which keeps what other cases did before.
    const message = body.code === 'already_decided' ? '' : (body.message ?? '');
    const said = `${who}: ${status} ${body.code ?? ''} ${message}`.trimEnd();
    if (status >= 300) return said;
    const written = writtenBetween(before, await read(), () => undefined, app.time.now);
    await restore();
    return [said, ...written.split('\n').map((line) => `    ${line}`)].join('\n');
  }

  const cases = CALLS.map((one) => [one.call, one.table, one] as const);
  it.each(cases)('%s with %s', async (name, table, { by, json }) => {
    const [method = '', path = ''] = name.replace(/: .*/, '').split(' ');
    const rows = (await rowsOf(app, table)) as { id: string; version: number }[];
    const answers: Record<string, string> = {};
    for (const row of rows.filter(({ id }) => !STRANGERS.includes(id))) {
      for (const who of by) {
        const said = await tried(
          method,
          path.replace(':id', row.id),
          who,
          json?.(row, `u-${who}@oyuncu.test`),
        );
        answers[row.id] = [answers[row.id], said].filter(Boolean).join('\n');
      }
    }
    expect(
      Object.entries(answers)
        .map(([id, said]) => `${id}\n${said}`)
        .join('\n'),
    ).toMatchSnapshot();
  });
});
