import { istanbulMidnight, parseTime } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { MatchChange, MatchRow } from '../src/db/schema/matches.ts';
import type { Random } from './base/random.ts';
import { canMeet, type DemoMatches, play, type Team } from './matches.ts';

/**
 * Matches of the known player that are not simply agreed, each with another team: one waits for their answer, one they
 * proposed, one was refused, and in one the other captain asks for a start half an hour later.
 */
export function demoProposals(
  base: { now: number; random: Random },
  made: DemoMatches,
  teams: readonly Team[],
): void {
  const [known] = teams;
  if (!known) return;
  const id = known.row.user_id;
  const accepted = made.matches.find((row) => row.user_a === id && row.starts_at > base.now);
  const met = new Set(made.matches.map((row) => (row.starts_at > base.now ? row.user_b : '')));
  const rivals = teams.filter((team) => canMeet(known, team) && !met.has(team.row.user_id));
  const [asks, asked, refused] = rivals;
  const propose = (home: Team | undefined, guest: Team | undefined, week: number) =>
    home && guest ? play(base, made, home, guest, week) : undefined;
  const forKnown = propose(asks, known, 1);
  if (forKnown) open(made, forKnown);
  const fromKnown = propose(known, asked, 3);
  if (fromKnown) open(made, fromKnown);
  const gone = propose(known, refused, 4);
  if (gone) Object.assign(gone, { status: 'refused' });
  if (accepted) accepted.change = JSON.stringify(later(accepted));
}

/** Only its maker has answered yet. */
function open(made: DemoMatches, row: MatchRow): void {
  Object.assign(row, { status: 'proposed', awaits: 'b', decided_at: null });
  for (const one of made.matchParticipants) {
    if (one.match_id !== row.id || one.user_id === row.user_a) continue;
    Object.assign(one, { answer: null, answered_at: null });
  }
}

/** Half an hour later at the same place, requested by the other captain. */
function later({ date, hour, location }: MatchRow): MatchChange {
  const minutes = parseTime(hour) + 30;
  const wished = `${hour.slice(0, 2)}:30`;
  return {
    by: 'b',
    date,
    hour: wished,
    startsAt: istanbulMidnight(date) + minutes * MINUTE_MS,
    location,
  };
}
