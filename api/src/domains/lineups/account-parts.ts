import { ofPlayer, type Part, whole } from '../../http/account-parts.ts';

const lineups: Part = async function* (q, owner) {
  const rows = await q.selectFrom('lineups').selectAll().where('user_id', '=', owner).orderBy('id').execute();
  const places = await q
    .selectFrom('lineup_players as p')
    .innerJoin('lineups as l', 'l.id', 'p.lineup_id')
    .innerJoin('published_players as u', 'u.id', 'p.user_id')
    .select(['p.lineup_id', 'u.full_name as player', 'p.position', 'p.x', 'p.y'])
    .where('l.user_id', '=', owner)
    .orderBy('p.sort')
    .execute();
  yield rows.map(({ user_id: _, ...row }) => ({
    ...row,
    players: places.filter((place) => place.lineup_id === row.id).map(({ lineup_id: __, ...place }) => place),
  }));
};

const placesInLineups = whole((q, owner) =>
  q
    .selectFrom('lineup_players as p')
    .innerJoin('lineups as l', 'l.id', 'p.lineup_id')
    .select(['l.name as lineup', 'p.position', 'l.created_at'])
    .where('p.user_id', '=', owner)
    .where('l.user_id', '<>', owner)
    .orderBy('l.id'),
);

export const lineupsOfAccount = ofPlayer({
  parts: { lineups, placesInLineups },
  forget: (q, owner) => q.deleteFrom('lineups').where('user_id', '=', owner).execute(),
});
