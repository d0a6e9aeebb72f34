import type { FriendLink } from 'mf-shared/contracts/friends';
import { expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('the list of friends', (app) => {
  it('carries the rating of each card, with what opponents gave', async () => {
    const me = await createUser(app());
    const skills = { speed: 60, shooting: 60, passing: 60, dribbling: 60, defense: 60, physical: 60 };
    const friend = await createUser(app(), { position: 'Kaleci', ...skills });
    const sum = 90 * 5 * 100;
    const given = { defense_sum: sum, physical_sum: sum, speed_sum: sum, shooting_sum: sum };
    await app()
      .db.q.updateTable('users')
      .set({
        rating_count: 5,
        rater_count: 5,
        rating_weight: 500,
        passing_sum: sum,
        dribbling_sum: sum,
        ...given,
      })
      .where('id', '=', friend.id)
      .execute();
    await app().call('post', '/api/friends/add', { token: me.token, json: { receiverId: friend.id } });
    const pending = await app().call<FriendLink[]>('get', '/api/friends/pending', { token: friend.token });
    await app().call('post', `/api/friends/accept/${pending.body[0]?.id}`, { token: friend.token });
    const { body } = await app().call<FriendLink[]>('get', '/api/friends/list', { token: me.token });
    expect(body[0]?.otherUser).toMatchObject({ id: friend.id, position: 'Kaleci', rating: 75 });
  });
});
