import { useSession } from 'mf-shared/session';

const admin = () =>
  useSession.setState({
    ...{
      status: 'ready',
      token: 't',
      user: null,
      business: null,
      admin: { role: 'admin', adminRole: 'owner' },
    },
  });

/** Every screen of the admins. */
export const SCREENS = [
  ['/admin', admin],
  ['/admin/pending/p1', admin],
  ['/admin/pending/p2', admin],
  ['/admin/queue', admin],
  ['/admin/queue?state=done&kind=report&mine=1', admin],
  ['/admin/queue/s1', admin],
  ['/admin/queue/x1', admin],
  ['/admin/queue/y1', admin],
  ['/admin/queue/templates', admin],
  ['/admin/money', admin],
  ['/admin/money/payments?state=failed&month=2026-11&q=ege', admin],
  ['/admin/money/payments/p1', admin],
  ['/admin/money/months', admin],
  ['/admin/money/expiring', admin],
  ['/admin/money/invoices', admin],
  ['/admin/announcements', admin],
  ['/admin/announcements?state=sent', admin],
  ['/admin/announcements/new', admin],
  ['/admin/announcements/a1', admin],
  ['/admin/announcements/a2', admin],
  ['/admin/announcements/a3', admin],
  ['/admin/announcements/a4', admin],
  ['/admin/announcements/a5', admin],
  ['/admin/blocks', admin],
  ['/admin/releases', admin],
  ['/admin/audit', admin],
  ['/admin/audit?act=venue.contact&kind=venue&subject=v1&admin=a2&from=2026-11-01&to=2026-11-20', admin],
  ['/admin/admins', admin],
  ['/admin/search?q=ege', admin],
  ['/admin/players/u1', admin],
  ['/admin/venues/v1', admin],
  ['/admin/players/u1/merge?with=u2', admin],
  ['/admin/reservations/r1', admin],
  ['/admin/tournaments/k1', admin],
  ['/admin/ads/a1', admin],
  ['/admin/health', admin],
  ['/admin/health/alerts', admin],
  ['/admin/security', admin],
] as const;
