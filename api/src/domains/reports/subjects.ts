import type { Reported, ReportSubject } from 'mf-shared/contracts/reports';
import type { Member } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';
import { adSubject, challengeSubject, tournamentSubject } from './player-subjects.ts';
import type { FindSubject, Subject } from './subject.ts';

const person: FindSubject = async (q, id) => {
  const row = await q
    .selectFrom('users')
    .select(['photo', 'position', 'city', 'teams'])
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { owner: { model: 'User', id }, snapshot: row } : null;
};

const venue: FindSubject = async (q, id) => {
  const row = await q
    .selectFrom('venues')
    .select(['venue_name', 'address', 'city', 'equipment', 'description'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return row ? { owner: { model: 'Business', id }, snapshot: row } : null;
};

const review: FindSubject = async (q, id) => {
  const row = await q
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.venue_id', 'r.user_id', 'r.rating', 'r.comment', 'r.verified', 'r.created_at'])
    .select('u.deleted_at')
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id, deleted_at, ...snapshot } = row;
  return { owner: deleted_at === null ? { model: 'User', id: user_id } : null, snapshot };
};

/** Only the two sides of a conversation may report what the other one wrote. */
const message: FindSubject = async (q, id, { viewer }) => {
  const row = await q
    .selectFrom('messages')
    .select(['sender_model', 'sender_id', 'receiver_id', 'content', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || ![row.sender_id, row.receiver_id].includes(viewer.id)) return null;
  const { content, created_at } = row;
  return { owner: { model: row.sender_model, id: row.sender_id }, snapshot: { content, created_at } };
};

const photo: FindSubject = async (q, path) => {
  const row = await q
    .selectFrom('venue_photos as p')
    .innerJoin('venues as b', 'b.id', 'p.venue_id')
    .select(['p.venue_id', 'p.path'])
    .where('p.path', '=', path)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();
  return row ? { owner: { model: 'Business', id: row.venue_id }, snapshot: { path } } : null;
};

const FIND: Record<ReportSubject, FindSubject> = {
  person,
  venue,
  review,
  message,
  photo,
  ad: adSubject,
  challenge: challengeSubject,
  tournament: tournamentSubject,
};

/** Finds what somebody reports. */
export const findSubject = (
  q: Queries,
  { type, id }: Reported,
  about: { viewer: Member; now: number },
): Promise<Subject | null> => FIND[type](q, id, about);
