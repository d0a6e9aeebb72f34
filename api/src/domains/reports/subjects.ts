import type { Reported, ReportSubject } from 'mf-shared/contracts/reports';
import type { Member, Side } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';
import { adById } from '../ads/index.ts';
import { challengeById } from '../challenges/index.ts';
import { messageById } from '../messages/index.ts';
import { userById } from '../players/index.ts';
import { reviewById } from '../reviews/index.ts';
import { tournamentById } from '../tournaments/index.ts';
import { approvedWithPhoto, venueById } from '../venues/index.ts';

/** The reported thing as it is now. */
export type Subject = {
  /** Null when the account is gone. */
  owner: Side | null;
  /** Its content without names: these are read where they are shown. */
  snapshot: Record<string, unknown>;
};
type About = { viewer: Member; now: number };
/** Null when the thing does not exist or the reporter cannot see it. */
type FindSubject = (q: Queries, id: string, about: About) => Promise<Subject | null>;

const of = (model: Side['model'], id: string | null): Side | null => (id === null ? null : { model, id });

const kept = <Row>(row: Row, columns: readonly (keyof Row)[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

const FIND: Record<ReportSubject, FindSubject> = {
  async person(q, id) {
    const row = await userById(q, id);
    if (row?.role !== 'user') return null;
    return { owner: of('User', id), snapshot: kept(row, ['photo', 'position', 'city', 'teams']) };
  },
  async venue(q, id) {
    const row = await venueById(q, id);
    if (row?.status !== 'approved') return null;
    const columns = ['venue_name', 'address', 'city', 'equipment', 'description'] as const;
    return { owner: of('Business', id), snapshot: kept(row, columns) };
  },
  async review(q, id) {
    const row = await reviewById(q, id);
    if (!row) return null;
    const snapshot = kept(row, ['venue_id', 'rating', 'comment', 'verified', 'created_at']);
    return { owner: of('User', row.full_name === null ? null : row.user_id), snapshot };
  },
  /** Only the two sides of a conversation may report what the other one wrote. */
  async message(q, id, { viewer }) {
    const row = await messageById(q, id);
    if (!row || ![row.sender_id, row.receiver_id].includes(viewer.id)) return null;
    return { owner: of(row.sender_model, row.sender_id), snapshot: kept(row, ['content', 'created_at']) };
  },
  async photo(q, path) {
    const venue = await approvedWithPhoto(q, path);
    return venue ? { owner: of('Business', venue.id), snapshot: { path } } : null;
  },
  async ad(q, id, { now }) {
    const row = await adById(q, id);
    if (row?.status !== 'active' || row.expires_at <= now) return null;
    const columns = ['type', 'city', 'team_size', 'position', 'position_needed', 'description'] as const;
    return { owner: of('User', row.user_id), snapshot: kept(row, columns) };
  },
  async challenge(q, id) {
    const row = await challengeById(q, id);
    if (!row) return null;
    return { owner: of('User', row.creator_id), snapshot: kept(row, ['type', 'details', 'contact_info']) };
  },
  async tournament(q, id) {
    const row = await tournamentById(q, id);
    if (!row) return null;
    const snapshot = kept(row, ['name', 'date', 'city', 'fee', 'capacity']);
    return { owner: of('User', row.organizer_id), snapshot };
  },
};

/** Things that only players see. */
const OF_PLAYERS: readonly ReportSubject[] = ['challenge', 'tournament'];

/** Finds what somebody reports; null when it does not exist or the reporter cannot see it. */
export const findSubject = async (
  q: Queries,
  { type, id }: Reported,
  about: About,
): Promise<Subject | null> =>
  OF_PLAYERS.includes(type) && about.viewer.role !== 'user' ? null : FIND[type](q, id, about);
