import type { ENDED } from './ended.ts';

/** The answers that change with ended rows, and which of these rows each shows, in order; all other answers stay. */
export const CHANGES: Record<keyof typeof ENDED, Record<string, string>> = {
  bookings: {
    'player /account/export': 'r-cancelled r-expired r-lapsed r-long-ago r-next-week r-rejected r-withdrawn',
    'player /reservations/mine':
      'r-next-week r-cancelled r-withdrawn r-rejected r-expired r-lapsed r-long-ago',
    'player /reservations/mine?when=upcoming':
      'r-next-week r-cancelled r-withdrawn r-rejected r-expired r-lapsed',
    'player /reservations/mine?when=past': 'r-long-ago',
    'venue /account/export':
      'r-cancelled r-expired r-lapsed r-long-ago r-mate-rejected r-next-week r-rejected r-withdrawn b-cancelled b-long-ago c-long-ago',
    'venue /reservations/business-reservations?businessId=v-home':
      'r-rejected r-next-week r-mate-rejected r-long-ago',
    'venue /account/closing': '',
    'venue /business/income?from=2026-11-01&to=2026-11-30': '',
    'venue /business/income.csv?from=2026-11-01&to=2026-11-30': '',
    'visitor /calendar/ppppppppppppppppppppppppppppppppppppppppppp.ics':
      'r-next-week r-cancelled r-rejected r-withdrawn r-expired r-lapsed',
    'visitor /calendar/vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv.ics': 'r-next-week',
  },
  weeks: {
    'player /account/export': 's-rejected o-cancelled s-cancelled o-skipped-before w-left w-missed',
    'player /subscription/mine': 's-rejected',
    'venue /account/export': 's-cancelled s-rejected o-cancelled o-skipped-before o-taken',
    'venue /reservations/daily?businessId=v-home&date=2026-11-20': '',
    'venue /subscription/requests': 's-rejected s-cancelled',
    'venue /account/closing': '',
    'visitor /calendar/ppppppppppppppppppppppppppppppppppppppppppp.ics': 'o-cancelled o-skipped-before',
  },
  community: {
    'player /account/export': 'a-found',
    'player /challenges': 'ch-expired',
    'player /requests?type=findTeam': 'a-other-type',
    'player /tournaments': 't-past',
  },
  matches: {
    'player /account/export': 'g-cancelled g-long-ago g-missed g-refused g-unanswered',
    'player /matches/u-player': 'g-cancelled g-unanswered g-refused g-missed g-long-ago',
    'player /matches/u-player?rateable=true': 'g-missed',
  },
  talk: {
    'player /users/search?city=İstanbul': '',
    'player /account/export': '',
    'venue /users/search?city=İstanbul': '',
    'admin /admin/reports?status=resolved': 'x-resolved',
    'admin /admin/support?status=answered': 'q-answered',
  },
  office: {
    'venue /account/export': 'p-archived pay-started',
    'venue /payments/status': 'pay-started',
    'venue /payments/status?paymentId=pay-failed': 'pay-started',
    'venue /payments/status?paymentId=pay-other': 'pay-started',
    'admin /admin/rejected-businesses': 'v-rejected',
  },
};
