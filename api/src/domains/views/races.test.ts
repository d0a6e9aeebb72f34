import type { BegunView } from 'mf-shared/contracts/views';
import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { whileDoing, whileHeld } from '../../../test/held.ts';
import type { Tx } from '../../db/database.ts';
import { endViews } from './index.ts';

const READ = '/profile/user';

onBothEngines('views of an account at once', (app, engine) => {
  const read = (token: string) => app().call<Said>('get', `/api${READ}`, { token });
  type Admin = Awaited<ReturnType<typeof desk>>;
  const begin = ({ token }: Admin, player: TestUser) =>
    app().call<BegunView & Said>('post', `/api/admin/players/${player.id}/view`, {
      ...{ token, json: { reason: 'Destek talebi' } },
    });
  async function viewed(admin?: Admin) {
    const [by, player] = [admin ?? (await desk(app())), await createUser(app())];
    const { body, status } = await begin(by, player);
    expect(status).toBe(201);
    const views = app().db.q.selectFrom('account_views').select('id').where('admin_id', '=', by.id);
    return { admin: by, player, token: body.token, view: (await views.executeTakeFirstOrThrow()).id };
  }
  const entriesOf = async ({ id }: { id: string }) => {
    const rows = app().db.q.selectFrom('audit_entries').select(['act', 'after']).where('subject_id', '=', id);
    return (await rows.orderBy('position').execute()).map(({ act, after }) => ({
      ...{ act: act.replace('player.', ''), read: JSON.parse(after ?? '{}').read?.[READ] },
    }));
  };
  const noticesOf = ({ id }: { id: string }) =>
    app().db.q.selectFrom('notifications').select('kind').where('owner_id', '=', id).execute();

  it('end once, however many end them: one entry of the log, and one notice', async () => {
    const { admin, player } = await viewed();
    app().time.now += 15 * MINUTE_MS;
    const ends = await Promise.all([
      ...[1, 2, 3].map(async () => (await admin.act('/view/end')).body.message === 'Görünüm bitti.'),
      ...[1, 2].map(async () => (await endViews(app().ctx)) === 1),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect((await entriesOf(player)).map(({ act }) => act)).toEqual(['viewBegin', 'viewEnd']);
    expect(await noticesOf(player)).toEqual([{ kind: 'account_viewed' }]);
  });

  it('log each read that was answered, and answer none after the end', async () => {
    const { admin, player, token } = await viewed();
    const reads = () => Array.from({ length: 6 }, () => read(token));
    const before = await Promise.all(reads());
    const [during] = await Promise.all([Promise.all(reads()), admin.act('/view/end')]);
    const after = await Promise.all(reads());
    const statuses = [...before, ...during].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(after.map(({ status }) => status)).toEqual(Array(6).fill(401));
    const answered = statuses.filter((status) => status === 200).length;
    expect((await entriesOf(player)).at(-1)).toEqual({ act: 'viewEnd', read: answered });
  });

  it('count what each admin read by itself', async () => {
    const [one, other] = [await viewed(), await desk(app())];
    const { body } = await begin(other, one.player);
    for (const token of [one.token, body.token, body.token]) await read(token);
    await one.admin.act('/view/end');
    await other.act('/view/end');
    expect((await entriesOf(one.player)).slice(2)).toEqual([
      { act: 'viewEnd', read: 1 },
      { act: 'viewEnd', read: 2 },
    ]);
    expect(await noticesOf(one.player)).toHaveLength(2);
  });

  it('name a time that is not zero when they ended at once', async () => {
    const { admin, player } = await viewed();
    await admin.act('/view/end');
    const { text } = await app()
      .db.q.selectFrom('notifications')
      .select('text')
      .where('owner_id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(text).toContain(' 1 saniye boyunca ');
  });

  // SQLite runs one writing transaction at a time, so nothing waits there.
  if (engine === 'sqlite') return;

  it('begin once for two pressed at the same moment: the other one is told', async () => {
    const [admin, player] = [await desk(app()), await createUser(app())];
    const calls = [1, 2].map(() => () => begin(admin, player));
    const { waits, answers } = await whileHeld(app(), { table: 'users', id: player.id }, calls);
    expect(waits).toEqual(['users', 'users']);
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'view_open']);
    expect((await entriesOf(player)).map(({ act }) => act)).toEqual(['viewBegin']);
    const [begun] = answers.filter(({ status }) => status === 201);
    expect((await read(begun?.body.token ?? '')).status).toBe(200);
  });

  it('read nothing when the admin lost the role while one began', async () => {
    const [admin, player] = [await desk(app()), await createUser(app())];
    const { q } = app().db;
    const { answers } = await whileDoing(
      app(),
      (tx) => tx.lock('users', player.id),
      [() => begin(admin, player)],
      async () => {
        await q.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute();
      },
    );
    const [begun] = answers;
    expect((await read(begun?.body.token ?? '')).status).toBe(401);
    app().time.now += 15 * MINUTE_MS;
    await endViews(app().ctx);
    expect((await entriesOf(player)).map(({ act }) => act)).toEqual(['viewBegin', 'viewEnd']);
    expect(await noticesOf(player)).toHaveLength(1);
  });

  it('log a read that was under way when they ended', async () => {
    const { admin, player, view } = await viewed();
    const count = { view_id: view, call: READ, count: 7 };
    const { waits } = await whileDoing(
      app(),
      async (tx) => {
        await tx.lock('account_views', view);
        await tx.q.insertInto('account_view_reads').values(count).execute();
      },
      [() => admin.act('/view/end')],
    );
    expect(waits).toEqual(['account_views']);
    expect((await entriesOf(player)).at(-1)).toEqual({ act: 'viewEnd', read: 7 });
  });

  it('refuse a read that meets their end', async () => {
    const { token, view } = await viewed();
    const end = ({ q }: Tx) => q.deleteFrom('account_views').where('id', '=', view).execute();
    const { waits, answers } = await whileDoing(app(), end, [() => read(token)]);
    expect(waits).toEqual(['account_views']);
    expect(answers).toMatchObject([{ status: 401, body: { code: 'unauthenticated' } }]);
  });

  it('end without a notice when the account is suspended at that moment', async () => {
    const { admin, player } = await viewed();
    const suspend = ({ q }: Tx) =>
      q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', player.id).execute();
    const { waits } = await whileDoing(app(), suspend, [() => admin.act('/view/end')]);
    expect(waits).toEqual(['users']);
    expect((await entriesOf(player)).map(({ act }) => act)).toEqual(['viewBegin', 'viewEnd']);
    expect(await noticesOf(player)).toEqual([]);
  });
});
