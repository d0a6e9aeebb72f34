import type { OwnAppeal } from 'mf-shared/contracts/removals';
import type { AppealRow } from '../../db/schema/appeals.ts';

/** An appeal as its author sees it. */
export const toOwnAppeal = (row: AppealRow): OwnAppeal => ({
  ...{ _id: row.id, id: row.id, text: row.text, state: row.state, answer: row.answer },
  createdAt: new Date(row.created_at).toISOString(),
  decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
});
