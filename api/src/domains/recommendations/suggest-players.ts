import { cardRating } from 'mf-shared/card';
import type { RecommendedPlayer } from 'mf-shared/contracts/recommendations';
import { POSITIONS, type Position, type User } from 'mf-shared/contracts/users';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { listAds, myAds } from '../ads/index.ts';
import { playersAmong, playerView } from '../players/index.ts';
import type { People } from './people.ts';
import type { Side } from './side.ts';

const LOOKED_AT = 40;
const SHOWN = 3;
/** Most friends to look at. */
const FRIENDS = 200;

type Wish = { user: User; side: Side; people: People; hidden: ReadonlySet<string> };
type Candidate = { far: number; player: RecommendedPlayer };

/**
 * Players for the open position: the position in the own ad, else the positions that nobody in the own lineup plays.
 * They come from ads of players who look for a team, and from friends in the city. Also teams that look for what the
 * player plays. Closest rating first.
 */
export async function suggestPlayers(ctx: Ctx<UserActor>, wish: Wish): Promise<RecommendedPlayer[]> {
  const { user, hidden } = wish;
  if (!user.city) return [];
  const found = [...(await forMe(ctx, wish, user.city)), ...(await forThem(ctx, wish, user.city))];
  const seen = new Set([ctx.actor.id, ...hidden]);
  const shown: RecommendedPlayer[] = [];
  for (const { player } of found) {
    if (seen.has(player.player.id) || shown.length === SHOWN) continue;
    seen.add(player.player.id);
    shown.push(player);
  }
  return shown;
}

async function openPositions(ctx: Ctx<UserActor>, { lineup }: Side) {
  const [ad] = await myAds(ctx);
  if (ad?.positionNeeded) return { positions: [ad.positionNeeded], asked: true };
  const held = new Set(lineup?.players.map((one) => one.position) ?? POSITIONS);
  return { positions: POSITIONS.filter((position) => !held.has(position)), asked: false };
}

async function forMe(
  ctx: Ctx<UserActor>,
  { side, people, hidden }: Wish,
  city: string,
): Promise<Candidate[]> {
  const { positions, asked } = await openPositions(ctx, side);
  if (positions.length === 0) return [];
  const own = new Set(side.lineup?.players.map((one) => one.player) ?? []);
  const why = (position: Position) =>
    asked ? `${lower(position)} arıyorsunuz` : `kadronuzda ${lower(position)} eksik`;
  const { rows: listings } = await listAds(ctx, { type: 'findTeam', city, limit: LOOKED_AT });
  const posters = listings.flatMap(({ user, position }) =>
    position && positions.includes(position)
      ? [candidate(side, user, position, ['position', `${why(position)}, o da takım arıyor`])]
      : [],
  );
  const friends = [...people.friends].slice(0, FRIENDS);
  const rows = await playersAmong(ctx.db.q, friends, { city, positions });
  const known = rows.flatMap((row) => {
    const view = playerView(row);
    if (!view.position) return [];
    const rated = { ...view, rating: cardRating(view.fifaStats, view.position) };
    return [
      candidate(side, rated, view.position, ['friend', `${why(view.position)}, arkadaşınız bu mevkide`]),
    ];
  });
  return [...posters, ...known]
    .filter(({ player: { player } }) => !own.has(player.id) && !hidden.has(player.id))
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN);
}

async function forThem(ctx: Ctx<UserActor>, { user, side }: Wish, city: string): Promise<Candidate[]> {
  const { position } = user;
  if (!position) return [];
  const search = { type: 'findPlayer', city, positionNeeded: position, limit: LOOKED_AT } as const;
  const { rows: listings } = await listAds(ctx, search);
  return listings
    .map((ad) => ({
      ...candidate(side, ad.user, position, ['position', `sizin mevkinizi arıyor: ${position}`]),
    }))
    .map(({ far, player }) => ({ far, player: { ...player, purpose: 'forThem' as const } }))
    .sort((a, b) => a.far - b.far);
}

const lower = (position: Position) => position.toLocaleLowerCase('tr');

type Person = Pick<User, '_id' | 'id' | 'fullName' | 'photo'> & { rating: number };

function candidate(
  side: Side,
  { _id, id, fullName, photo, rating }: Person,
  position: Position,
  [code, text]: ['position' | 'friend', string],
): Candidate {
  const player = { _id, id, fullName, photo, rating };
  return {
    far: Math.abs(rating - side.strength),
    player: { purpose: 'forMe', player, position, reasons: [{ code, text }] },
  };
}
