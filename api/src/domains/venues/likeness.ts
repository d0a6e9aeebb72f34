import { type DoubleReason, NEAR_METRES } from 'mf-shared/contracts/review';
import type { VenueRow } from '../../db/schema/venues.ts';

const METRES_PER_DEGREE = 111_200;

type Pin = Pick<VenueRow, 'lat' | 'lng'>;
type Likeness = Pin &
  Pick<VenueRow, 'phone' | 'email_key' | 'address_key' | 'city'> &
  Partial<Pick<VenueRow, 'name_folded'>>;

/** Half the height and width, in degrees, of a box that holds all pins near this one. */
export function boxAround({ lat }: Pin): { high: number; wide: number } {
  const high = NEAR_METRES / METRES_PER_DEGREE;
  return { high, wide: high / shrinkAt(lat) };
}

/** Why one may be the same as the other, and how many metres apart they are. */
export function likenesses(own: Likeness, other: Likeness): { reasons: DoubleReason[]; metres: number } {
  const metres = metresBetween(own, other);
  const isSame = (name: 'phone' | 'email_key' | 'name_folded' | 'address_key') =>
    Boolean(own[name]) && own[name] === other[name];
  const holds: [DoubleReason, boolean][] = [
    ['phone', isSame('phone')],
    ['email', isSame('email_key')],
    ['name', isSame('name_folded')],
    ['address', isSame('address_key') && own.city === other.city],
    ['near', metres <= NEAR_METRES],
  ];
  return { reasons: holds.filter(([, isTrue]) => isTrue).map(([reason]) => reason), metres };
}

const shrinkAt = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** It takes the earth as flat, which is right to a metre within a city. */
const metresBetween = (a: Pin, b: Pin): number =>
  Math.round(METRES_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrinkAt((a.lat + b.lat) / 2)));
