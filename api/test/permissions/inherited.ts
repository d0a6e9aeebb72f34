import type { Call } from 'mf-shared/contracts/call';
import { type Side, thingOf } from '../things.ts';
import { validInput } from '../valid-input.ts';
import { idInputs } from './inputs.ts';
import { ALLOWED, type Role } from './roles.ts';
import { admin, player, type Row, venue } from './row.ts';

const ROLE_OF: Record<Side, Role> = { player: 'user', other: 'user', venue: 'business', admin: 'admin' };

/** Whether the access of a call admits that side of a thing. */
export const admits = ({ access }: Call, side: Side): boolean =>
  ALLOWED[access]?.includes(ROLE_OF[side]) ?? false;

/** The rows of a call below the address of a thing: by each side that it admits, in each of its states. */
export function inheritedRows(call: Call): Row[] {
  const about = thingOf(call);
  if (!about || idInputs(call).join() !== `params.${about.param}`) return [];
  const { thing, param } = about;
  const usual = thing.isPublic && call.method === 'get' ? ['harmless'] : thing.stranger;
  return Object.values(thing.states).flatMap(({ of, make, stranger = usual }) =>
    of
      .filter((side) => admits(call, side))
      .map((side) => ({
        ...{ role: ROLE_OF[side], stranger },
        make: async (app) => {
          const [one, other, theirs] = [await player(app), await player(app), await venue(app)];
          const people = { player: one, other, venue: theirs, admin: await admin(app) };
          const { id, gives } = await make(app, people);
          const secrets = [one, other, theirs].flatMap(({ secrets }) => secrets);
          return {
            ...{ owner: people[side], secrets },
            ask: { params: { [param]: id }, ...validInput(call, gives) },
          };
        },
      })),
  );
}
