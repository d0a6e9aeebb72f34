import * as z from 'zod/mini';
import { givenPassword } from './common.ts';

/** The password confirms the deletion: an open session alone deletes nothing. */
export const AccountDelete = z.object({
  password: givenPassword('Şifrenizi yazın.'),
});

/** What ends with a venue's account: numbers of hours and people. */
export const ClosingPreview = z.object({
  /** Requests and approved hours that have not begun. */
  reservations: z.number(),
  subscriptions: z.number(),
  /** Places in line. */
  waiting: z.number(),
  phoneBookings: z.number(),
  /** Includes open invitations. */
  staff: z.number(),
});
export type ClosingPreview = z.infer<typeof ClosingPreview>;

/**
 * The downloaded document. Each part is a list of records in camelCase; `account` is one record. Instants are ISO 8601
 * texts, amounts TL.
 */
export const AccountExport = z.catchall(
  z.object({
    product: z.string(),
    about: z.string(),
    exportedAt: z.string(),
    account: z.record(z.string(), z.unknown()),
  }),
  z.array(z.record(z.string(), z.unknown())),
);
export type AccountExport = z.infer<typeof AccountExport>;
