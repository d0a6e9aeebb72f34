import { announcer, DRAFT } from '../announcing.ts';
import type { TestApp } from '../harness.ts';
import { type Rows, type Thing, venue } from './row.ts';

/** An announcement for one venue. */
const forVenue = async (app: TestApp): Promise<Thing> => {
  const { admin } = await announcer(app);
  const { id: venueId } = await venue(app);
  return { owner: admin, ask: { json: { ...DRAFT, place: 'venue', venueId } } };
};

/** A draft of one admin, which another one may change too. */
const draft = async (app: TestApp) => {
  const [{ write }, thing] = [await announcer(app), await forVenue(app)];
  const { id, version } = await write();
  return { ...thing, ask: { params: { id }, json: { ...thing.ask.json, version } } };
};

/** Announcements, which all admins of support share. */
export const announcementRows: Rows = {
  'POST /admin/announcements/preview': { make: forVenue, stranger: 'none' },
  'POST /admin/announcements': { make: forVenue, stranger: 'none' },
  'PUT /admin/announcements/:id': { make: draft, stranger: 'none' },
  // Nothing is mailed here.
  'POST /admin/announcements/:id/test': { make: draft, stranger: 'none', owner: 'announcement_test' },
};
