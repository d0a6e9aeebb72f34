import type { RecommendedOpponent } from 'mf-shared/contracts/recommendations';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { listAds } from '../ads/index.ts';
import { opponentReasons } from './reasons.ts';
import { type Side, strengthOf } from './side.ts';

/** Most ads to look at, most teams to show, and by how many points they may differ. */
const LOOKED_AT = 60;
const SHOWN = 3;
const GAP = 8;
/** A team of another size counts as so many points further away. */
const OTHER_SIZE = 4;

type Wish = { city: string | null; side: Side; hidden: ReadonlySet<string> };

/** Teams of the city that look for an opponent and are about as strong as the player's side, closest first. */
export async function suggestOpponents(
  ctx: Ctx<UserActor>,
  { city, side, hidden }: Wish,
): Promise<RecommendedOpponent[]> {
  if (!city) return [];
  const { rows: listings } = await listAds(ctx, { type: 'findOpponent', city, limit: LOOKED_AT });
  const own = new Set(side.lineup?.players.map((one) => one.player) ?? []);
  return listings
    .flatMap(({ id, lineup, user }) => {
      if (!lineup || user.id === ctx.actor.id || hidden.has(user.id)) return [];
      // Nobody plays against themself, and no player may stand in both lineups.
      if (lineup.players.some((one) => one.player === ctx.actor.id || own.has(one.player))) return [];
      const strength = strengthOf(lineup.players);
      const size = lineup.players.length;
      const ownSize = side.lineup?.players.length ?? null;
      const gap = Math.abs(strength - side.strength);
      if (gap > GAP) return [];
      const far = gap + (ownSize === null || size === ownSize ? 0 : OTHER_SIZE);
      const { _id, fullName, photo } = user;
      const reasons = opponentReasons({ strength, ownStrength: side.strength, size, ownSize });
      const shown = {
        requestId: id,
        name: lineup.name,
        teamSize: size,
        strength,
        ownStrength: side.strength,
      };
      return [{ far, team: { ...shown, captain: { _id, id: user.id, fullName, photo }, reasons } }];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ team }) => team);
}
