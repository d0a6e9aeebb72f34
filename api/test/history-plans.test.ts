import { CompiledQuery, type KyselyPlugin, type QueryId, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { historyCalls, yearCall } from '../../bench/history-calls.ts';
import { fillHistory } from '../../bench/history-data.ts';
import { createApp } from '../src/app.ts';
import type { Queries } from '../src/db/database.ts';
import { JWT_SECRET, onBothEngines, type TestApp, WEDNESDAY_NOON } from './harness.ts';

/** Past nights of the venue: enough that reading them all would show. */
const NIGHTS = 400;

type Statement = { query: CompiledQuery; rows: number };

/** Every statement of a call, and the number of rows it returned. */
async function statementsOf(app: TestApp, path: string, headers: Record<string, string>) {
  const compiled = new Map<QueryId, CompiledQuery>();
  const statements: Statement[] = [];
  const { q } = app.db;
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, q.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      const query = compiled.get(queryId);
      if (query) statements.push({ query, rows: result.rows.length });
      return result;
    },
  };
  const recorded = createApp({ ...app.ctx, db: { ...app.db, q: q.withPlugin(recorder) } });
  const response = await recorded.request(path, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return statements;
}

const explain = async <Row>(q: Queries, how: string, { sql: text, parameters }: CompiledQuery) =>
  (await q.executeQuery(CompiledQuery.raw(`${how} ${text}`, [...parameters]))).rows as Row[];

/** Steps of SQLite's plan that scan a whole table or index. */
async function scansOf(q: Queries, query: CompiledQuery): Promise<string[]> {
  const steps = await explain<{ detail: string }>(q, 'explain query plan', query);
  return steps.map(({ detail }) => detail).filter((detail) => /^SCAN (?!unread$|CONSTANT ROW)/.test(detail));
}

/** How SQLite reads conversations, and what it sorts. */
async function reachOf(q: Queries, query: CompiledQuery): Promise<string[]> {
  const steps = await explain<{ detail: string }>(q, 'explain query plan', query);
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => /^SEARCH (c|conversations) |^USE TEMP B-TREE FOR (?!LAST TERM)/.test(detail));
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/**
 * Runs the statement in PostgreSQL and adds up `count` over the steps of its plan. Random page reads cost no more than
 * sequential ones here: otherwise PostgreSQL reads a wider range of so small a table.
 */
async function sumOfSteps({ db }: TestApp, query: CompiledQuery, count: (node: Node) => number) {
  const [answer] = await db.transact(async ({ q }) => {
    await sql`set local random_page_cost = 1`.execute(q);
    return explain<{ 'QUERY PLAN': { Plan: Node }[] }>(q, 'explain (analyze, format json)', query);
  });
  const sum = (node: Node): number =>
    count(node) * node['Actual Loops'] + (node.Plans ?? []).reduce((all, child) => all + sum(child), 0);
  return answer?.['QUERY PLAN'].reduce((all, { Plan }) => all + sum(Plan), 0) ?? Number.NaN;
}

/** Rows that PostgreSQL read from one table. */
const rowsRead = (app: TestApp, query: CompiledQuery, table: string): Promise<number> =>
  sumOfSteps(app, query, (node) =>
    node['Relation Name'] === table ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0,
  );

/** Rows that PostgreSQL read and discarded. */
const passedOver = (app: TestApp, query: CompiledQuery): Promise<number> =>
  sumOfSteps(app, query, (node) => node['Rows Removed by Filter'] ?? 0);

onBothEngines('what an owner asks for after a long time', (app, engine) => {
  beforeAll(async () => {
    await fillHistory(app().db, NIGHTS, WEDNESDAY_NOON);
    if (engine === 'postgres') await sql`analyze`.execute(app().db.q);
  }, 60_000);

  it('reads no rows that it neither shows nor sums', async () => {
    const calls = await historyCalls(JWT_SECRET, WEDNESDAY_NOON);
    // Most of these nights are in the year: PostgreSQL rightly reads the whole table.
    if (engine === 'sqlite') calls.push(await yearCall(JWT_SECRET, WEDNESDAY_NOON));
    for (const { path, headers } of calls) {
      const statements = await statementsOf(app(), path, headers);
      expect([path, statements.length]).not.toEqual([path, 0]);
      for (const { query } of statements) {
        if (engine === 'sqlite') {
          expect([path, query.sql, await scansOf(app().db.q, query)]).toEqual([path, query.sql, []]);
        } else {
          expect([path, query.sql, await passedOver(app(), query)]).toEqual([path, query.sql, 0]);
        }
      }
    }
  });

  it('reads a page of the chat list from its place in the list, sorting nothing', async () => {
    const calls = await historyCalls(JWT_SECRET, WEDNESDAY_NOON);
    const { path, headers } = calls.find(({ name }) => name === 'chat list') ?? expect.fail();
    const first = await createApp(app().ctx).request(path, { headers });
    const next = `${path}&cursor=${first.headers.get('X-Next-Cursor')}`;
    const place = 'USING INDEX conversations_in_order (owner_id=?';
    for (const [page, reach, most] of [
      [path, `SEARCH c ${place})`, 21],
      [next, `SEARCH c ${place} AND <expr>=? AND (last_at,partner_id)<(?,?))`, 21],
      ['/api/messages/unread-business', `SEARCH conversations ${place} AND <expr>=?)`, 5],
    ] as const) {
      const statements = await statementsOf(app(), page, headers);
      const [list] = statements.filter(({ query }) => query.sql.includes('from "conversations"'));
      if (!list) throw new Error(`${page} reads no conversations.`);
      if (engine === 'sqlite') expect([page, await reachOf(app().db.q, list.query)]).toEqual([page, [reach]]);
      else expect([page, await rowsRead(app(), list.query, 'conversations')]).toEqual([page, most]);
    }
  });

  it('reads of the day and of the week who plays in them', async () => {
    const calls = await historyCalls(JWT_SECRET, WEDNESDAY_NOON);
    const played = async (name: string) => {
      const call = calls.find((candidate) => candidate.name === name);
      const statements = await statementsOf(app(), call?.path ?? '', call?.headers ?? {});
      return statements.find(({ query }) => query.sql.includes('from "reservations"'))?.rows;
    };
    // Three games of the night before end after midnight; the query must read them to know whether they take an hour of
    // the day.
    expect(await played('day: its hours')).toBe(24 + 3);
    expect(await played('week board')).toBe(7 * 24 + 3);
  });
});
