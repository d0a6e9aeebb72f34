import type { Rows } from './row.ts';
import { accountRows } from './rows-accounts.ts';
import { announcementRows } from './rows-announcements.ts';
import { boardRows } from './rows-board.ts';
import { bookingRows } from './rows-bookings.ts';
import { communityRows } from './rows-community.ts';
import { matchRows } from './rows-matches.ts';
import { talkRows } from './rows-talk.ts';
import { venueRows } from './rows-venues.ts';

/** For every endpoint with ids: how to make the thing that the caller owns, and what others get. */
export const rows: Rows = {
  ...accountRows,
  ...announcementRows,
  ...talkRows,
  ...communityRows,
  ...matchRows,
  ...bookingRows,
  ...boardRows,
  ...venueRows,
};
