import type { AdminInvited } from 'mf-shared/contracts/admins';
import type { Bar } from 'mf-shared/contracts/bars';
import type { DeskPlayer } from 'mf-shared/contracts/desk';
import { DAY_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { atTime } from '../../../test/booking.ts';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { playerForm } from '../../../test/forms.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { PASSWORD, passwordHash } from '../../../test/second-factor.ts';

let made = 0;
const address = (domain = 'bulusma.test') => `bulusma${++made}@${domain}`;
const number = () => `+9053233${String(10_000 + ++made)}`;

onBothEngines('bars that meet', (app) => {
  let admin: Awaited<ReturnType<typeof desk>>;
  beforeEach(async () => {
    admin = await desk(app());
  });
  const register = (over: object) =>
    app().call<Said>('post', '/api/users/register', { form: playerForm({ ...over }) });
  const barredOf = async ({ id }: { id: string }, kind = 'player') =>
    (await admin.read<DeskPlayer>(`/${kind}s/${id}`)).body.barred;
  const suspend = ({ id }: { id: string }, kind = 'player') =>
    admin.act(`/${kind}s/${id}/suspend`, { bar: true });
  const restore = ({ id }: { id: string }, kind = 'player') => admin.act(`/${kind}s/${id}/restore`);
  const barsOf = async (q: string) => (await admin.read<Bar[]>(`/bars?q=${encodeURIComponent(q)}`)).body;

  it('treat both names of a mailbox of Google, and other digits, alike', async () => {
    const email = address('googlemail.com');
    const phone = number();
    await admin.act('/bars', { kind: 'email', value: email });
    await admin.act('/bars', { kind: 'phone', value: phone });
    const other = email.replace('bulusma', 'Bulus.ma').replace('@googlemail', '+2@gmail');
    expect((await register({ email: other })).body.code).toBe('contact_barred');
    const wide = [...phone.slice(3)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    for (const spelt of [wide, `0090 ${phone.slice(3)}`, `+90 (0) ${phone.slice(3)}`, `${phone} ext. 5`])
      expect([spelt, (await register({ phone: spelt })).body.code]).toEqual([spelt, 'contact_barred']);
  });

  it('stop an invitation to the platform that was sent before', async () => {
    const player = await createUser(app(), { email: address(), password_hash: await passwordHash });
    for (const email of [address(), player.email]) {
      const { body } = await app().call<AdminInvited>('post', '/api/admin/admin-invitations', {
        ...{ token: admin.token, json: { email, role: 'support' } },
      });
      const token = /token=(.+)$/.exec(body.inviteUrl)?.[1];
      const { id } = (await admin.act('/bars', { kind: 'email', value: email })).body as unknown as Bar;
      const accept = () =>
        app().call<Said>('post', '/api/admin/invitation/accept', {
          json: { token, name: 'Nil Aydın', password: 'Yagmurlu-Aksam-19', currentPassword: PASSWORD },
        });
      expect(await accept()).toMatchObject({ status: 403, body: { code: 'contact_barred' } });
      await admin.act(`/bars/${id}/remove`);
      // The refusal has not used up the link.
      expect((await accept()).status).toBe(200);
    }
  });

  it('last at least as long as a suspension that asks for it, also where one stood for days', async () => {
    const phone = number();
    const player = await createUser(app(), { phone });
    await admin.act('/bars', { kind: 'phone', value: phone, days: 30 });
    await suspend(player);
    await atTime(app(), app().time.now + 31 * DAY_MS, async () => {
      expect((await register({ phone })).body.code).toBe('contact_barred');
    });
    await restore(player);
    // An admin decides about what was barred for another reason too.
    const [bar] = await barsOf(phone);
    expect(bar).toMatchObject({ until: null, account: null });
    await admin.act(`/bars/${bar?.id}/remove`);
    expect(await barredOf(player)).toEqual([]);
  });

  it('stay while one of two suspended accounts with the same phone is restored', async () => {
    const phone = number();
    const [one, other] = [await createUser(app(), { phone }), await createVenue(app(), { phone })];
    await suspend(one);
    await suspend(other, 'venue');
    await restore(one);
    expect(await barredOf(one)).toEqual(['phone']);
    expect((await register({ phone })).body.code).toBe('contact_barred');
  });

  it('are added by two suspensions at once, and by hand', async () => {
    const phone = number();
    const [one, other] = [await createUser(app(), { phone }), await createUser(app(), { phone })];
    const answers = await Promise.all([
      suspend(one),
      suspend(other),
      admin.act('/bars', { kind: 'phone', value: phone }),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect([201, 409]).toContain(answers[2]?.status);
    for (const account of [one, other]) expect(await barredOf(account)).toEqual(['email', 'phone']);
    expect(await barsOf(phone)).toMatchObject([{ account: null, until: null }]);
  });

  it('are not lost when an account is restored while another with its phone is suspended', async () => {
    for (let round = 0; round < 5; round++) {
      const phone = number();
      const [one, other] = [await createUser(app(), { phone }), await createUser(app(), { phone })];
      await suspend(one);
      await Promise.all([restore(one), suspend(other)]);
      expect(await barredOf(other)).toEqual(['email', 'phone']);
    }
  });

  it('meet a registration: either it comes first, or it is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [phone, email] = [number(), address()];
      const [added, registered] = await Promise.all([
        admin.act('/bars', { kind: 'phone', value: phone }),
        register({ phone, email }),
      ]);
      expect(added.status).toBe(201);
      expect([201, 403]).toContain(registered.status);
      expect((await register({ phone })).status).toBe(403);
    }
  });
});
