import type { Announcement, AnnouncementPreview } from 'mf-shared/contracts/announcements';

const both = (id: string) => ({ _id: id, id });
const NOTHING = { recipients: null, told: 0, failed: 0, waiting: 0 };
const UNSENT = { pushesSent: 0, pushesFailed: 0, mailsSent: 0, mailsFailed: 0 };
const AT = Date.parse('2026-11-20T12:00:00Z');

/** A draft, or an announcement with other facts. */
export const announcement = (part: Partial<Announcement> = {}): Announcement => ({
  ...{ ...both('a1'), title: 'Bakım çalışması', text: 'Bu gece kısa bir bakım var.', link: '/tournaments' },
  ...{ state: 'draft', role: 'all', place: 'everywhere', city: null, venueId: null, venueName: null },
  ...{ push: true, mail: true, version: 1, author: 'Ayşe Yılmaz', sendAt: null, startedAt: null },
  ...{ endedAt: null, withdrawnAt: null, recipients: null, told: 0, progress: { ...NOTHING, ...UNSENT } },
  ...part,
});

const started = { startedAt: AT, recipients: 1240, version: 2 };
export const SCHEDULED = announcement({
  ...{ ...both('a2'), state: 'scheduled', sendAt: Date.parse('2026-11-21T07:30:00Z'), version: 2 },
  ...{ title: 'Kış saatleri', place: 'venue', venueId: 'v1', venueName: 'Çınar Halı Saha' },
});
export const SENDING = announcement({
  ...{
    ...both('a3'),
    ...started,
    state: 'sending',
    role: 'players',
    place: 'city',
    city: 'İzmir',
    told: 625,
  },
  progress: { ...NOTHING, ...UNSENT, recipients: 1240, told: 625, mailsSent: 410, waiting: 200 },
});
export const SENT = announcement({
  ...{ ...both('a4'), ...started, state: 'sent', told: 1239, endedAt: AT + 60_000 },
  progress: {
    ...UNSENT,
    recipients: 1240,
    told: 1239,
    failed: 1,
    mailsSent: 1100,
    mailsFailed: 3,
    waiting: 0,
  },
});
export const WITHDRAWN = announcement({
  ...{ ...SENT, ...both('a5'), title: 'Yanlış duyuru', withdrawnAt: AT + 120_000 },
});

export const LOOKS: AnnouncementPreview = {
  recipients: { players: 1204, businesses: 36 },
  push: { title: 'Bakım çalışması', body: 'Bu gece kısa bir bakım var.' },
  mail: {
    ...{ subject: 'Topla: Bakım çalışması', greeting: 'Merhaba Ad Soyad,' },
    ...{ paragraphs: ['Bu gece kısa bir bakım var.'], action: 'Ayrıntıları gör' },
    notes: ['Bu e-postayı tercihleriniz gereği aldınız.'],
  },
};

/** Announcements in every state. */
export const ANNOUNCEMENTS: Record<string, () => unknown> = {
  'admin/announcements': () => [announcement(), SCHEDULED, SENDING, SENT, WITHDRAWN],
  'admin/announcements/a1': () => announcement(),
  'admin/announcements/a2': () => SCHEDULED,
  'admin/announcements/a3': () => SENDING,
  'admin/announcements/a4': () => SENT,
  'admin/announcements/a5': () => WITHDRAWN,
};
