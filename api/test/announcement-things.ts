import type { Announcement } from 'mf-shared/contracts/announcements';
import { sendAnnouncements } from '../src/domains/announcements/index.ts';
import { DRAFT } from './announcing.ts';
import type { State, Thing } from './thing.ts';

const SOON = { date: '2027-01-04', time: '10:30' };

/** An announcement of the admin, to whom nobody else listens, after some acts. */
const announcement = (acts: readonly string[], isSent = false): State => ({
  of: ['admin'],
  make: async (app, { admin: { token } }) => {
    const path = '/api/admin/announcements';
    const isLater = acts.includes('schedule');
    const json = { ...DRAFT, place: 'city', city: 'Ardahan', ...(isLater ? SOON : {}) };
    let { body } = await app.call<Announcement>('post', path, { token, json });
    for (const act of acts) {
      const verb = act === 'schedule' ? 'send' : act;
      const { id, version } = body;
      ({ body } = await app.call<Announcement>('post', `${path}/${id}/${verb}`, {
        token,
        json: { version },
      }));
    }
    if (isSent) await sendAnnouncements(app.ctx);
    return { id: body.id, gives: { version: body.version, ...json } };
  },
});

/** Announcements by address. */
export const announcementThings: Readonly<Record<string, Thing>> = {
  '/admin/announcements/:id': {
    ...{ table: 'announcements', stranger: 'none' },
    states: {
      draft: announcement([]),
      scheduled: announcement(['schedule']),
      sending: announcement(['send']),
      sent: announcement(['send'], true),
      cancelled: announcement(['cancel']),
    },
  },
};
