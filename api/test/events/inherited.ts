import type { Call } from 'mf-shared/contracts/call';
import { nameOf } from '../calls.ts';
import { admits } from '../permissions/inherited.ts';
import { idInputs } from '../permissions/inputs.ts';
import { type Side, thingOf } from '../things.ts';
import { validInput } from '../valid-input.ts';
import type { Row, Rows } from './row.ts';

const SIDES: readonly Side[] = ['player', 'venue', 'admin'];

/** The rows of a call without rows of its own: by each side of its thing in each state, or by whoever it admits. */
export function inheritedRows(call: Call): Rows {
  const about = thingOf(call);
  const ids = idInputs(call);
  if (about && ids.length === 1) return ofThing(call, about);
  const by = SIDES.find((side) => admits(call, side));
  if (ids.length > 0 || !by) return {};
  return { [nameOf(call)]: { asks: (scene) => ({ by: scene[by], ...validInput(call) }) } };
}

const ofThing = (call: Call, { thing, param }: NonNullable<ReturnType<typeof thingOf>>): Rows =>
  Object.fromEntries(
    Object.entries(thing.states).flatMap(([state, { of, make }]) =>
      of
        .filter((side) => admits(call, side))
        .map((side): [string, Row] => [
          `${nameOf(call)}: ${state}, by ${side}`,
          {
            mayRefuse: true,
            asks: async (scene) => {
              const { id, gives } = await make(scene.app, scene);
              return { by: scene[side], params: { [param]: id }, ...validInput(call, gives) };
            },
          },
        ]),
    ),
  );
