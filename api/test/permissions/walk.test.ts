import { type Call, paramNames } from 'mf-shared/contracts/call';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calls, nameOf } from '../calls.ts';
import { onBothEngines, type TestApp } from '../harness.ts';
import { allRows } from '../tables.ts';
import { inheritedRows } from './inherited.ts';
import { givenInputs, idInputs } from './inputs.ts';
import {
  type Account,
  ALLOWED,
  accountOf,
  everyRole,
  isAdmins,
  NOBODIES,
  nobodies,
  ROLES,
  type Role,
  refusalOf,
} from './roles.ts';
import type { Ask, Row, Thing } from './row.ts';
import { rows } from './rows.ts';

const closed = calls.filter((call) => call.access !== 'anyone');
/** A call's own rows, else those of the thing at its address. */
const rowsOf = (call: Call): readonly Row[] => [rows[nameOf(call)] ?? inheritedRows(call)].flat();

type Tried = { call: Call; at: string; row: Row; thing: Thing };
type World = {
  api: ReturnType<typeof createApp>;
  accounts: Record<Role, Account>;
  nobodies: Record<string, string | undefined>;
  tried: Tried[];
};
type Answer = { status: number; text: string; code: string };

/** Makes one call; missing ids are replaced by an unknown one. */
async function send({ api }: Pick<World, 'api'>, call: Call, ask: Ask, token?: string): Promise<Answer> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => ask.params?.[name] ?? 'nobody');
  const body = ask.form ?? (ask.json && JSON.stringify(ask.json));
  const response = await api.request(`/api${path}?${new URLSearchParams(ask.query)}`, {
    method: call.method.toUpperCase(),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(ask.form ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(call.method === 'get' ? {} : { body: body ?? '{}' }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, text, code: isJson ? (JSON.parse(text)?.code ?? '') : '' };
}

async function makeWorld(app: TestApp): Promise<World> {
  const tried: Tried[] = [];
  for (const call of calls) {
    for (const [index, row] of rowsOf(call).entries()) {
      tried.push({ call, row, at: `${nameOf(call)} #${index}`, thing: await row.make(app) });
    }
  }
  return { api: createApp(app.ctx), accounts: await everyRole(app), nobodies: await nobodies(app), tried };
}

/** A call about the caller, whatever its address names. */
const own = (call: Call, { id }: Account): Ask => ({
  params: Object.fromEntries(paramNames(call.path).map((name) => [name, id])),
});

/** Valid input, with ids of existing rows, for callers that must be refused before it is read. */
const askOf = (world: World, call: Call): Ask =>
  world.tried.find((one) => one.call === call)?.thing.ask ?? {};

/** Rows that only one of two snapshots contains. */
function changes(before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  const tables = Object.entries(after);
  return tables.flatMap(([table, rows]) => {
    const [old, now] = [new Set(before[table]), new Set(rows)];
    const gone = [...old].filter((row) => !now.has(row)).map((row) => `- ${table} ${row}`);
    return [...gone, ...rows.filter((row) => !old.has(row)).map((row) => `+ ${table} ${row}`)];
  });
}

/** Runs `work` and answers its changes to the database. */
async function changesOf(app: TestApp, work: () => Promise<void>): Promise<string[]> {
  const before = await allRows(app.db);
  await work();
  return changes(before, await allRows(app.db));
}

function strangersOf({ call, thing }: Tried, { accounts }: World): { token?: string; ask?: Ask }[] {
  if (thing.strangers) return [...thing.strangers];
  const { access } = call;
  const people = (ALLOWED[access] ?? []).map((role) => ({ token: accounts[role].token }));
  return access === 'anyone' ? [{}, ...people] : people;
}

/** Makes each call as its owner. An inherited call that writes needs to succeed in one of the states only. */
async function ownersGet(world: World): Promise<void> {
  const inherited = new Map<string, boolean>();
  for (const { call, at, row, thing } of world.tried) {
    const answer = await send(world, call, thing.ask, thing.owner?.token);
    const succeeded = answer.status < 300;
    const told = `${at}: ${answer.status} ${answer.text}`;
    if (row.owner) expect.soft(answer.code, told).toBe(row.owner);
    else if (!row.role || call.method === 'get') expect.soft(succeeded, told).toBe(true);
    else {
      const by = `${nameOf(call)} by ${row.role}`;
      inherited.set(by, inherited.get(by) || succeeded);
      expect.soft([...row.stranger, 'validation'], told).not.toContain(answer.code || 'done');
    }
  }
  expect([...inherited].filter(([, succeeded]) => !succeeded)).toEqual([]);
}

describe('the table of the permission walk', () => {
  it('has a row for every call with ids, and none for what is gone', () => {
    const withIds = calls.filter((call) => idInputs(call).length > 0);
    expect(withIds.filter((call) => rowsOf(call).length === 0).map(nameOf)).toEqual([]);
    expect(Object.keys(rows).filter((name) => !calls.some((one) => nameOf(one) === name))).toEqual([]);
  });

  it('knows every kind of access', () => {
    expect(calls.filter((call) => !ALLOWED[call.access]).map(nameOf)).toEqual([]);
  });
});

onBothEngines(
  'the permission walk',
  (app) => {
    let world: World;
    beforeAll(async () => {
      world = await makeWorld(app());
    });

    it('tries every id that a call may bring', () => {
      for (const call of calls) {
        const things = world.tried.filter((one) => one.call === call);
        const given = new Set(things.flatMap(({ thing }) => givenInputs(thing.ask)));
        const missing = idInputs(call).filter((path) => !given.has(path));
        expect.soft(missing, nameOf(call)).toEqual([]);
      }
    });

    it('refuses whoever is nobody at every call that is not public, and changes nothing', async () => {
      const changed = await changesOf(app(), async () => {
        for (const call of closed) {
          for (const [nobody, code] of Object.entries(NOBODIES)) {
            const answer = await send(world, call, askOf(world, call), world.nobodies[nobody]);
            expect.soft(answer, `${nobody}: ${nameOf(call)}`).toMatchObject({ status: 401, code });
          }
        }
      });
      expect(changed).toEqual([]);
    });

    it('refuses every other role than those that may call, and changes nothing', async () => {
      const changed = await changesOf(app(), async () => {
        for (const call of closed) {
          const { access } = call;
          for (const role of ROLES.filter((one) => !ALLOWED[access]?.includes(one))) {
            const answer = await send(world, call, askOf(world, call), world.accounts[role].token);
            const expected = { status: 403, code: refusalOf(role, access) };
            expect.soft(answer, `${role}: ${nameOf(call)}`).toMatchObject(expected);
          }
        }
      });
      expect(changed).toEqual([]);
    });

    it('gives strangers nothing of what is somebody else’s, and its owner what is asked', async () => {
      const changed = await changesOf(app(), async () => {
        for (const one of world.tried.filter(({ row }) => row.stranger !== 'none')) {
          for (const { token, ask } of strangersOf(one, world)) {
            const answer = await send(world, one.call, ask ?? one.thing.ask, token);
            const outcome = answer.status < 300 ? 'harmless' : answer.code;
            expect.soft(one.row.stranger, `${one.at}: ${answer.status} ${answer.text}`).toContain(outcome);
            for (const secret of one.thing.secrets ?? [])
              expect.soft(answer.text, one.at).not.toContain(secret);
          }
        }
      });
      const spends = world.tried.flatMap(({ thing }) => thing.spends ?? []);
      expect(changed.filter((row) => !spends.some((id) => row.includes(id)))).toEqual([]);
      await ownersGet(world);
    });

    it('shows in no list what is somebody else’s', async () => {
      const secrets = world.tried.flatMap(({ thing }) => thing.secrets ?? []);
      const lists = calls.filter((call) => call.method === 'get' && rowsOf(call).length === 0);
      for (const call of lists.filter((call) => !isAdmins(call.access))) {
        const roles = ALLOWED[call.access] ?? [];
        for (const role of roles) {
          const { text } = await send(world, call, LISTED, world.accounts[role].token);
          const shown = secrets.filter((secret) => text.includes(secret));
          expect.soft(shown, `${role}: ${nameOf(call)}`).toEqual([]);
        }
      }
    });

    it('lets the right roles past the door', async () => {
      for (const call of closed) {
        for (const role of ALLOWED[call.access] ?? []) {
          // Some calls about an account end its sessions.
          const isAboutAccount = call.path.startsWith('/account/');
          const account = isAboutAccount ? await accountOf(app(), role) : world.accounts[role];
          const { status, code } = await send(world, call, own(call, account), account.token);
          const at = `${role}: ${nameOf(call)}`;
          expect.soft(status, at).not.toBe(401);
          expect.soft(status, at).toBeLessThan(500);
          expect.soft(['forbidden', 'business_inactive'], at).not.toContain(code);
        }
      }
    });
  },
  () => ({ push: { publicKey: 'key', accepts: () => true, send: async () => 'sent' } }),
);

/** Required input of lists. */
const LISTED: Ask = {
  query: { city: 'Muş', type: 'findPlayer', from: '2026-11-20', to: '2026-11-20', lat: '41', lng: '29' },
};
