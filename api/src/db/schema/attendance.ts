import type { Generated } from 'kysely';

/** Whether the person who booked came; null while the venue has said nothing. */
export type AttendanceColumn = { attendance: Generated<'played' | 'no_show' | null> };

/** A player's record at all venues so far. */
export type PlayerRecord = { played_count: number; no_show_count: number };
export type PlayerRecordColumns = { [K in keyof PlayerRecord]: Generated<number> };

/** How a venue answers requests, as averages. The last 50 requests weigh as much as all before. */
export type Reliability = {
  answer_count: number;
  /** Mean of ln(1 + minutes until the answer); one slow night does not spoil it. */
  answer_log: number;
  /** Share of the requests that were rejected or left unanswered, 0 to 1. */
  refusal_rate: number;
};
export type ReliabilityColumns = { [K in keyof Reliability]: Generated<number> };
