import type { ErrorCode } from 'mf-shared/contracts/errors';
import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';

/** Most bytes of all texts of a body, in any format. */
export const TEXT_BYTES = 256 * 1024;
/** Room above the photos, so that a slightly too large photo is named and not refused unread. */
export const SLACK_BYTES = 2 * MAX_PHOTO_BYTES;
/** Parts that a client may send beyond those that the call reads. */
const SPARE_PARTS = 16;

/** How much a multipart body of one call may contain. */
export type FormBounds = {
  body: { maxBytes: number; code: ErrorCode };
  parts: number;
  textBytes: number;
  /** Most files by the name of their input. */
  files: Readonly<Record<string, number>>;
};

/** The bounds of a call that reads this schema and these files (name and count). */
export function formBounds(schema: z.ZodMiniType, files: Readonly<Record<string, number>>): FormBounds {
  const photos = Object.values(files).reduce((sum, count) => sum + count, 0);
  const body =
    photos > 0
      ? { maxBytes: photos * MAX_PHOTO_BYTES + SLACK_BYTES, code: 'photo_too_large' as const }
      : { maxBytes: TEXT_BYTES, code: 'body_too_large' as const };
  return { body, parts: namesOf(schema).length + photos + SPARE_PARTS, textBytes: TEXT_BYTES, files };
}

const namesOf = ({ def }: z.ZodMiniType): string[] =>
  'shape' in def ? Object.keys(def.shape as Record<string, unknown>) : [];
