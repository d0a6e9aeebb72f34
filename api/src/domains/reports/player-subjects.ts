import type { FindSubject } from './subject.ts';

/** An active ad. */
export const adSubject: FindSubject = async (q, id, { now }) => {
  const row = await q
    .selectFrom('ads')
    .select(['user_id', 'type', 'city', 'team_size', 'position', 'position_needed', 'description'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id, ...snapshot } = row;
  return { owner: { model: 'User', id: user_id }, snapshot };
};

/** A challenge; only players see it. */
export const challengeSubject: FindSubject = async (q, id, { viewer }) => {
  if (viewer.role !== 'user') return null;
  const row = await q
    .selectFrom('challenges')
    .select(['creator_id', 'type', 'details', 'contact_info'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { creator_id, ...snapshot } = row;
  return { owner: { model: 'User', id: creator_id }, snapshot };
};

/** A tournament; only players see it. */
export const tournamentSubject: FindSubject = async (q, id, { viewer }) => {
  if (viewer.role !== 'user') return null;
  const row = await q
    .selectFrom('tournaments')
    .select(['organizer_id', 'name', 'date', 'city', 'fee', 'capacity'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { organizer_id, ...snapshot } = row;
  return { owner: organizer_id === null ? null : { model: 'User', id: organizer_id }, snapshot };
};
