import { WEEKDAYS } from 'mf-shared/contracts/subscriptions';
import { formatDate, formatDay, formatSlot, formatWeekly } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { NotificationRow } from '../src/db/schema/notifications.ts';
import { matchLink, whenText } from '../src/domains/matches/news.ts';
import { dueNotice } from '../src/domains/payments/remind.ts';
import { arrivalText, newsText } from '../src/domains/reservations/notices.ts';
import type { Random } from './base/random.ts';
import { awake } from './fates.ts';
import type { DemoData, DemoPlayer, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
type News = Pick<NotificationRow, 'kind' | 'text' | 'link'> & {
  at: number;
  about?: string;
  asks?: string;
  once?: string;
};
type Owner = Pick<NotificationRow, 'owner_model' | 'owner_id'>;
/** The events that people are notified of. */
type Happened = Pick<
  DemoData,
  | 'users'
  | 'reservations'
  | 'friendships'
  | 'matches'
  | 'matchParticipants'
  | 'tournaments'
  | 'tournamentParticipants'
  | 'waitingEntries'
  | 'subscriptions'
  | 'payments'
>;
type Known = { player: DemoPlayer; venue: DemoVenue; venues: readonly DemoVenue[] };

const PLAYER_DAYS = 60;
const VENUE_DAYS = 7;
/** Number of unread newest notifications of each. */
const UNREAD = { User: 4, Business: 6 } as const;

/** Notifications of the known player and the known venue that are not expired; the newest are unread. */
export function demoNews(base: Base, known: Known, made: Happened): NotificationRow[] {
  const names = new Map(made.users.map((user) => [user.id, user.full_name]));
  const player = { owner_model: 'User', owner_id: known.player.id } as const;
  const venue = { owner_model: 'Business', owner_id: known.venue.row.id } as const;
  const ofPlayer = [
    ...answersToPlayer(known, made),
    ...friendsOf(known, made, names),
    ...gamesOf(known, made, names),
  ];
  const ofVenue = [...requestsOf(known, made, names), ...feesOf(base, known, made)];
  return [
    ...deliver(base, player, ofPlayer, PLAYER_DAYS, UNREAD.User),
    ...deliver(base, venue, ofVenue, VENUE_DAYS, UNREAD.Business),
  ];
}

function deliver({ now, random }: Base, owner: Owner, all: readonly News[], days: number, unread: number) {
  const kept = all.filter(({ at }) => at <= now && at > now - days * DAY_MS).toSorted((a, b) => b.at - a.at);
  return kept.map(({ at, about, asks, once, ...news }, i): NotificationRow => {
    const read = Math.min(now, at + random.int(2, 300) * 60_000);
    return {
      id: random.idAt(at),
      ...owner,
      ...news,
      once_key: once ?? null,
      about_user: about ?? null,
      asks: asks ?? null,
      title: null,
      broadcast_id: null,
      created_at: at,
      read_at: i < unread ? null : read,
    };
  });
}

function answersToPlayer({ player, venues }: Known, { reservations, waitingEntries }: Happened): News[] {
  const link = '/my-reservations';
  const own = reservations.filter((row) => row.user_id === player.id);
  const nameOf = (id: string) => venues.find(({ row }) => row.id === id)?.row.venue_name ?? '';
  const answered = own.flatMap((row): News[] => {
    const { status, decided_at: at } = row;
    if (at === null || at === row.created_at || (status !== 'approved' && status !== 'rejected')) return [];
    const text = newsText({ ...row, venue_name: nameOf(row.venue_id), full_name: player.full_name }, status);
    return [{ kind: `reservation_${status}`, text, link, at }];
  });
  const absent = own.filter((row) => row.attendance === 'no_show');
  const blamed = absent.map((row) => {
    const slot = formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at });
    const text = `${nameOf(row.venue_id)}, ${slot} rezervasyonunuza gelmediğinizi bildirdi. Yanlışsa işletmeye yazın.`;
    return { kind: 'attendance_missed', text, link, at: row.starts_at + 22 * MINUTE_MS };
  });
  const missed = waitingEntries.filter((row) => row.user_id === player.id && row.status === 'missed');
  const passed = missed.map((row) => {
    const slot = formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at });
    const field = venues.flatMap(({ pitches }) => pitches).find((pitch) => pitch.row.id === row.pitch_id)
      ?.row.name;
    const text = `${nameOf(row.venue_id)}, ${field}, ${slot}: size ayrılan süre doldu.`;
    return { kind: 'waiting_ended', text, link, at: row.ended_at ?? row.created_at };
  });
  return [...answered, ...blamed, ...passed];
}

function friendsOf({ player }: Known, { friendships }: Happened, names: Map<string, string>): News[] {
  const own = friendships.filter((row) => row.user_a === player.id || row.user_b === player.id);
  return own.flatMap((row): News[] => {
    const about = row.user_a === player.id ? row.user_b : row.user_a;
    const name = names.get(about) ?? '';
    if (row.sender_id !== player.id) {
      const text = `${name} sizinle arkadaş olmak istiyor.`;
      return [{ kind: 'friend_request', text, link: '/friends', about, asks: row.id, at: row.created_at }];
    }
    const text = `${name} arkadaşlık isteğinizi kabul etti.`;
    const at = row.accepted_at;
    return at === null ? [] : [{ kind: 'friend_accepted', text, link: `/user/${about}`, about, at }];
  });
}

function gamesOf({ player }: Known, made: Happened, names: Map<string, string>): News[] {
  const playing = made.matchParticipants.filter((one) => one.user_id === player.id && one.plays === 1);
  const ids = new Set(playing.map((one) => one.match_id));
  const matches = made.matches.filter((row) => ids.has(row.id));
  const arranged = matches
    .filter((row) => row.user_a !== player.id)
    .map((row) => {
      const link = matchLink(row.id);
      if (row.status === 'proposed') {
        const name = names.get(row.user_a);
        const text = `${name} maç öneriyor: ${whenText(row)}. Kabul ederseniz maç kurulur.`;
        return { kind: 'match_proposed', text, link, about: row.user_a, asks: row.id, at: row.created_at };
      }
      const text = `Maç kabul edildi: ${whenText(row)}.`;
      return { kind: 'match_created', text, link, at: row.created_at };
    });
  const accepted = matches.filter((row) => row.status === 'accepted');
  const played = accepted.map((row) => {
    const text = `${formatDay(row.date)} ${row.hour.replace(':', '.')} maçınız oynandı. Rakiplerinizi puanlayın.`;
    return { kind: 'rating_due', text, link: '/rate', once: `rate:${row.id}`, at: row.starts_at + HOUR_MS };
  });
  const own = new Map(
    made.tournaments.filter((row) => row.organizer_id === player.id).map((row) => [row.id, row]),
  );
  const entered = made.tournamentParticipants.flatMap((one): News[] => {
    const row = own.get(one.tournament_id);
    if (!row || one.user_id === player.id) return [];
    const text = `${names.get(one.user_id)}, ${row.name} turnuvanıza kaydoldu.`;
    const [link, about] = [`/tournament/${row.id}`, one.user_id];
    return [{ kind: 'tournament_registered', text, link, about, at: one.registered_at }];
  });
  return [...arranged, ...played, ...entered];
}

function requestsOf({ venue }: Known, made: Happened, names: Map<string, string>): News[] {
  const own = made.reservations.filter((row) => row.venue_id === venue.row.id);
  const link = '/profile/business';
  const nameOf = (row: { user_id: string }) => names.get(row.user_id) ?? '';
  const asked = own.map((row) => {
    // It arrived as a pending request, whatever its state now.
    const text = arrivalText({ ...row, status: 'pending', full_name: nameOf(row) });
    const [about, asks] = [row.user_id, row.id];
    return { kind: 'reservation_requested', text, link, about, asks, at: row.created_at };
  });
  const withdrawn = own.flatMap((row): News[] => {
    if (row.end_reason !== 'player' || row.decided_at === null) return [];
    const text = newsText({ ...row, venue_name: venue.row.venue_name, full_name: nameOf(row) }, 'cancelled');
    return [{ kind: 'reservation_cancelled', text, link, at: row.decided_at }];
  });
  const weekly = made.subscriptions.filter(
    (row) => row.venue_id === venue.row.id && row.status === 'pending',
  );
  const wished = weekly.map((row) => {
    const dayOfWeek = WEEKDAYS[row.weekday - 1] ?? '';
    const hour = { dayOfWeek, timeSlot: row.time_slot, isAfterMidnight: row.start_minute >= 24 * 60 };
    const field = venue.pitches.find((pitch) => pitch.row.id === row.pitch_id)?.row.name;
    const text = `${names.get(row.user_id)} her hafta için saat istiyor: ${field}, ${formatWeekly(hour)}.`;
    const [about, asks, at] = [row.user_id, row.id, row.created_at];
    return { kind: 'subscription_requested', text, link: '/subscription/requests', about, asks, at };
  });
  return [...asked, ...withdrawn, ...wished];
}

function feesOf({ now }: Base, { venue }: Known, { payments }: Happened): News[] {
  const paid = payments.flatMap((row): News[] => {
    if (row.venue_id !== venue.row.id || row.completed_at === null || row.period_to === null) return [];
    const until = formatDate(istanbulDate(row.period_to));
    const text = `Ödemeniz alındı. Hizmetiniz ${until} gününe kadar açık.`;
    return [{ kind: 'payment_received', text, link: '/payment', at: row.completed_at }];
  });
  const dueAt = venue.row.next_payment_at ?? 0;
  const told = awake(now - 5 * HOUR_MS - 13 * MINUTE_MS);
  const due = dueAt - told < 7 * DAY_MS ? [{ ...dueNotice(dueAt, istanbulDate(told)), at: told }] : [];
  return [...paid, ...due];
}
