import type { Generated } from 'kysely';

/** Whether who had booked came; null while the venue has said nothing. */
export type AttendanceColumn = { attendance: Generated<'played' | 'no_show' | null> };

/** What venues said about a player so far. */
export type PlayerRecord = { played_count: number; no_show_count: number };
export type PlayerRecordColumns = { [K in keyof PlayerRecord]: Generated<number> };

/** How a venue answers requests, as averages in which the last 50 weigh as much as all before. */
export type Reliability = {
  answer_count: number;
  /** Mean of ln(1 + minutes until the answer); one slow night does not spoil it. */
  answer_log: number;
  /** Part of the requests that were turned down or left unanswered, 0 to 1. */
  refusal_rate: number;
};
export type ReliabilityColumns = { [K in keyof Reliability]: Generated<number> };
