import * as z from 'zod/mini';
import { givenPassword } from './common.ts';

/** The password stands for the last confirmation: an open session alone deletes nothing. */
export const AccountDelete = z.object({
  password: givenPassword('Şifrenizi yazın.'),
});

/** What ends with a venue's account: how many hours and people are concerned. */
export const ClosingPreview = z.object({
  /** Requests and approved hours that have not begun. */
  reservations: z.number(),
  subscriptions: z.number(),
  /** Places in line. */
  waiting: z.number(),
  phoneBookings: z.number(),
  /** Open invitations too. */
  staff: z.number(),
});
export type ClosingPreview = z.infer<typeof ClosingPreview>;

/**
 * The downloaded document. Each part is a list of records in camelCase, or one record for `account`; instants
 * are ISO 8601 texts, amounts TL.
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
