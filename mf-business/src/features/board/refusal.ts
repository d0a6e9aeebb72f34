import { ApiError } from 'mf-shared/api-client';
import type { BoardEntry, BoardRefusal } from 'mf-shared/contracts/board';

/** The state of a booking that somebody else changed meanwhile; `current` is null if it is gone. */
export type Conflict = Required<Pick<BoardRefusal, 'current' | 'changedBy'>>;
export type Refusal = {
  message: string;
  fields: Record<string, string>;
  conflicts: BoardEntry[];
  /** Number of taken hours; `conflicts` holds the first of them. */
  count: number;
  conflict: Conflict | null;
};

/** A failed call for a form: the message, the fields, the entries in the way, the newer version. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    const message = 'Bir hata oluştu. Lütfen tekrar deneyin.';
    return { message, fields: {}, conflicts: [], count: 0, conflict: null };
  }
  const about = (error.about ?? {}) as BoardRefusal;
  const { conflicts = [], count = conflicts.length, current, changedBy = null } = about;
  const conflict = current === undefined ? null : { current, changedBy };
  return { message: error.message, fields: error.fields, conflicts, count, conflict };
}
