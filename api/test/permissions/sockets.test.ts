import { ClientFrame, type ServerEvent, type ServerFrame } from 'mf-shared/contracts/socket';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Topic } from '../../src/realtime/bus.ts';
import { createStaff, createUser, createVenue } from '../factories.ts';
import { onBothEngines } from '../harness.ts';
import { startHub, type TestHub, type TestSocket } from '../socket.ts';
import { allRows } from '../tables.ts';
import { type Account, ALLOWED, everyRole, NOBODIES, nobodies, ROLES, type Role } from './roles.ts';

type Said = ClientFrame['event'];
const MEMBERS: readonly Role[] = ['user', 'unverified', 'business', 'manager', 'staff'];
const NOT_IN: Partial<Record<Role, string>> = {
  unpaid: 'business_inactive',
  admin: 'forbidden',
  supportAdmin: 'forbidden',
  financeAdmin: 'forbidden',
};

/** What a client may say before joining, with valid data. */
const OPEN = {
  ping: {},
  watchWeek: { businessId: 'v', startDate: '2026-11-16', endDate: '2026-11-22' },
  unwatchWeek: { businessId: 'v' },
  watchRequests: { on: true },
  watchHours: { city: 'Rize', on: true },
  watchRoster: { code: 'a'.repeat(22), on: true },
} satisfies Partial<Record<Said, unknown>>;
/** What a client says as an account. */
const INNER = ['join', 'sendMessage', 'watchPending'] as const satisfies readonly Said[];

/** Events for one account; data `null` stands for any data. */
const TO_OWNER = [
  ...([
    'receiveMessage',
    'messageSent',
    'messagesRead',
    'reservationChanged',
    'subscriptionChanged',
  ] as const),
  ...(['boardChanged', 'staffChanged', 'friendshipChanged', 'matchChanged', 'waitingChanged'] as const),
  ...(['notification', 'notificationsRead'] as const),
] satisfies readonly ServerEvent[];
/** Events for everybody who subscribed, signed in or not. */
const WATCHED = {
  slotsChanged: 'week:v',
  hoursChanged: 'hours:Rize',
  rosterChanged: `roster:${'a'.repeat(22)}`,
  requestsChanged: 'requests',
} as const satisfies Partial<Record<ServerEvent, Topic>>;
/** Events for admins who subscribed. */
const FOR_ADMINS = { pendingChanged: 'admins' } as const satisfies Partial<Record<ServerEvent, Topic>>;
/** Answers to the connection itself; no bus carries them. */
const ANSWERS = ['joined', 'pong', 'error'] as const satisfies readonly ServerEvent[];
/** Events that stay within the hub. */
const WITHIN = ['sessionsEnded'] as const satisfies readonly ServerEvent[];
type Known =
  | (typeof TO_OWNER)[number]
  | keyof typeof WATCHED
  | keyof typeof FOR_ADMINS
  | (typeof ANSWERS)[number]
  | (typeof WITHIN)[number];
/** Does not compile while an event of the hub is missing above. */
const missing: Exclude<ServerEvent, Known>[] = [] satisfies never[];

const frameOf = (event: ServerEvent, id: string) => {
  const data = { id, staffId: 'nobody', businessId: 'v', dates: ['2026-11-18'], topic: 'messages' };
  return { event, data } as unknown as ServerFrame;
};

onBothEngines('the permission walk of the live connection', (app) => {
  let hub: TestHub;
  let accounts: Record<Role, Account>;
  let tokens: Record<string, string | undefined>;
  beforeAll(async () => {
    hub = await startHub(app().ctx, { sweepMs: 600_000 });
    accounts = await everyRole(app());
    tokens = await nobodies(app());
  });
  afterAll(() => hub.close());

  const refusal = async (socket: TestSocket) => (await socket.next('error')).code;
  async function joined(account: Account): Promise<TestSocket> {
    const socket = await hub.connect();
    await socket.join(account);
    return socket;
  }
  /** Runs `work`, which must not change the database. */
  async function changesNothing(work: () => Promise<void>): Promise<void> {
    const before = await allRows(app().db);
    await work();
    expect(await allRows(app().db)).toEqual(before);
  }

  it('has every event, said and heard, in its tables', () => {
    const said = ClientFrame.def.options.map(({ shape }) => [...shape.event.def.values][0]);
    expect(said.toSorted()).toEqual([...Object.keys(OPEN), ...INNER].toSorted());
    expect(missing).toEqual([]);
  });

  it('lets everybody watch what is public, and speak for nobody', () =>
    changesNothing(async () => {
      const visitor = await hub.connect();
      for (const [event, data] of Object.entries(OPEN)) visitor.say(event, data);
      await visitor.settled();
      expect(visitor.of('error')).toEqual([]);
      const { id } = accounts.user;
      visitor.say('sendMessage', { senderId: id, receiverId: accounts.unverified.id, content: 'Selam' });
      expect(await refusal(visitor)).toBe('unauthenticated');
    }));

  it.each(Object.keys(NOBODIES))('does not let a %s join', (nobody) =>
    changesNothing(async () => {
      const socket = await hub.connect();
      socket.say('join', { userId: accounts.user.id, token: tokens[nobody] ?? '' });
      expect(await refusal(socket)).toBe(NOBODIES[nobody as keyof typeof NOBODIES]);
    }),
  );

  it.each(ROLES)('lets a %s join as themselves alone, if at all', (role) =>
    changesNothing(async () => {
      const socket = await hub.connect();
      const { id, token } = accounts[role];
      const other = accounts[role === 'user' ? 'unverified' : 'user'].id;
      socket.say('join', { userId: other, token });
      expect(await refusal(socket)).toBe('not_yours');
      socket.say('join', { userId: id, token });
      if (MEMBERS.includes(role)) expect((await socket.next('joined')).userId).toBe(id);
      else expect(await refusal(socket)).toBe(NOT_IN[role]);
    }),
  );

  it.each(MEMBERS)('lets a %s write in nobody else’s name', async (role) => {
    const socket = await joined(accounts[role]);
    await changesNothing(async () => {
      for (const other of ROLES.filter((one) => accounts[one].id !== accounts[role].id)) {
        const { id: receiverId } = accounts.user;
        socket.say('sendMessage', { senderId: accounts[other].id, receiverId, content: 'Selam' });
        expect(await refusal(socket), other).toBe('not_yours');
      }
    });
  });

  it('tells the account alone, in each of its windows, what is for it', async () => {
    const [owner, venue] = [await createUser(app()), await createVenue(app())];
    const [ownTab, otherTab] = [await joined(owner), await joined(owner)];
    const colleagues = [await joined(venue), await joined(await createStaff(app(), venue, 'manager'))];
    const visitor = await hub.connect();
    const others = [visitor, ...(await Promise.all(MEMBERS.map((role) => joined(accounts[role]))))];
    for (const event of TO_OWNER) {
      app().ctx.bus.publish(`actor:${owner.id}`, frameOf(event, `${event} player`));
      app().ctx.bus.publish(`actor:${venue.id}`, frameOf(event, `${event} venue`));
    }
    for (const socket of [ownTab, otherTab, ...colleagues, ...others]) await socket.settled();
    const heard = (socket: TestSocket) =>
      socket.frames
        .filter(({ event }) => TO_OWNER.includes(event as never))
        .map(({ data }) => Reflect.get(data, 'id'));
    for (const tab of [ownTab, otherTab])
      expect(heard(tab)).toEqual(TO_OWNER.map((event) => `${event} player`));
    for (const tab of colleagues) expect(heard(tab)).toEqual(TO_OWNER.map((event) => `${event} venue`));
    for (const other of others) expect(heard(other)).toEqual([]);
  });

  it('tells of hours and ads whoever asked, and keeps what is its own', async () => {
    const [asking, silent] = [await hub.connect(), await joined(accounts.user)];
    asking.say('watchWeek', OPEN.watchWeek);
    asking.say('watchRequests', OPEN.watchRequests);
    asking.say('watchHours', OPEN.watchHours);
    asking.say('watchRoster', OPEN.watchRoster);
    await asking.settled();
    for (const [event, topic] of Object.entries(WATCHED)) {
      app().ctx.bus.publish(topic, frameOf(event as ServerEvent, event));
    }
    for (const event of WITHIN) app().ctx.bus.publish(`actor:${accounts.user.id}`, frameOf(event, event));
    for (const socket of [asking, silent]) await socket.settled();
    for (const event of Object.keys(WATCHED) as (keyof typeof WATCHED)[]) {
      expect(asking.of(event), event).toHaveLength(1);
      expect(silent.of(event), event).toEqual([]);
    }
    for (const event of WITHIN) expect(silent.of(event), event).toEqual([]);
  });

  it('tells of applications the admin alone who asked', async () => {
    const admin = await hub.connect();
    admin.say('watchPending', { token: accounts.admin.token });
    const others = [];
    for (const role of ROLES.filter((one) => !ALLOWED.admin?.includes(one))) {
      const socket = await hub.connect();
      socket.say('watchPending', { token: accounts[role].token });
      expect(await refusal(socket), role).toBe('forbidden');
      others.push(socket);
    }
    for (const [nobody, code] of Object.entries(NOBODIES).filter(([name]) => tokens[name])) {
      const socket = await hub.connect();
      socket.say('watchPending', { token: tokens[nobody] ?? '' });
      expect(await refusal(socket), nobody).toBe(code);
      others.push(socket);
    }
    await admin.settled();
    app().ctx.bus.publish(FOR_ADMINS.pendingChanged, { event: 'pendingChanged', data: {} });
    for (const socket of [admin, ...others]) await socket.settled();
    expect(admin.of('pendingChanged')).toHaveLength(1);
    for (const socket of others) expect(socket.of('pendingChanged')).toEqual([]);
  });

  it('ends what a connection hears when the session ends', async () => {
    const owner = await createUser(app());
    const socket = await joined(owner);
    await app().call('post', '/api/account/sign-out', { token: owner.token });
    expect(await refusal(socket)).toBe('unauthenticated');
    app().ctx.bus.publish(`actor:${owner.id}`, {
      event: 'messagesRead',
      data: { chatId: 'x', readerId: 'x' },
    });
    await socket.settled();
    expect(socket.of('messagesRead')).toEqual([]);
  });
});
