import type { DeskBlock } from 'mf-shared/contracts/desk';
import { expect, it } from 'vitest';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { expectFullPages } from '../../../test/pages.ts';

onBothEngines('blocks on the desk', (app) => {
  const block = (by: { token: string }, type: 'User' | 'Business', id: string) =>
    app().call('post', '/api/blocks', { token: by.token, json: { type, id } });
  const shown = ({ body }: { body: DeskBlock[] }) => body.map(({ kind, name }) => [kind, name]);

  it('are shown from both sides, with since when, and stand afterwards', async () => {
    const [admin, player] = [await desk(app()), await createUser(app(), { full_name: 'Ege Kaya' })];
    const [other, venue] = [await createUser(app()), await createVenue(app(), { venue_name: 'Gül Saha' })];
    await block(player, 'User', other.id);
    app().time.now += 1000;
    await block(player, 'Business', venue.id);
    await block(venue, 'User', player.id);
    const of = (path: string, direction: string) =>
      admin.read<DeskBlock[]>(`/${path}/blocks?direction=${direction}`);
    const made = await of(`players/${player.id}`, 'made');
    expect(shown(made)).toEqual([
      ['venue', 'Gül Saha'],
      ['player', 'Deniz Yıldız'],
    ]);
    expect(made.body[0]).toMatchObject({ id: venue.id, createdAt: new Date(app().time.now).toISOString() });
    expect(shown(await of(`players/${player.id}`, 'received'))).toEqual([['venue', 'Gül Saha']]);
    expect(shown(await of(`venues/${venue.id}`, 'made'))).toEqual([['player', 'Ege Kaya']]);
    expect(shown(await of(`venues/${venue.id}`, 'received'))).toEqual([['player', 'Ege Kaya']]);
    expect((await of(`players/${player.id}`, 'both')).status).toBe(400);
    expect((await of('players/nobody', 'made')).status).toBe(404);
    expect((await of('venues/nobody', 'made')).status).toBe(404);
  });

  it('come in pages', async () => {
    const [admin, player] = [await desk(app()), await createUser(app())];
    const others: string[] = [];
    for (let n = 0; n < 5; n++) {
      const other = await createUser(app());
      await block(other, 'User', player.id);
      others.unshift(other.id);
      if (n % 2) app().time.now += 1000;
    }
    const path = `/api/admin/players/${player.id}/blocks?direction=received`;
    await expectFullPages(app(), path, others, admin.token);
  });

  it('are no matter of finance', async () => {
    const finance = await createUser(app(), { role: 'admin', admin_role: 'finance' });
    const path = `/api/admin/players/${finance.id}/blocks?direction=made`;
    expect((await app().call('get', path, { token: finance.token })).status).toBe(403);
  });
});
