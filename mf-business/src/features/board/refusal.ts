import { ApiError } from 'mf-shared/api-client';
import type { BoardEntry, BoardRefusal } from 'mf-shared/contracts/board';

export type Refusal = { message: string; fields: Record<string, string>; conflicts: BoardEntry[] };

/** What a form shows of a failed call: the sentence, the fields, and who stands in the way. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { message: 'Bir hata oluştu. Lütfen tekrar deneyin.', fields: {}, conflicts: [] };
  }
  const { conflicts = [] } = (error.about ?? {}) as BoardRefusal;
  return { message: error.message, fields: error.fields, conflicts };
}
