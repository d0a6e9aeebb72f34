import type { LimitName } from 'mf-shared/contracts/call';
import { DAY_S, HOUR_S, MINUTE_S } from 'mf-shared/time';

/** `points` within `duration` seconds, counted from the first. */
export type Rate = { points: number; duration: number };

export type Limit = {
  /** For each account. */
  account?: Rate;
  /**
   * For each address, when nobody is signed in or `account` is left out. Hundreds of players may share the address of
   * one mobile network, so these are far above one person's needs.
   */
  address?: Rate;
  /** Counts done calls, not refused ones: a mistake in a form must not use up somebody's day. */
  sparesRefused?: true;
  /** Each process counts for itself: a write to a shared store would cost more than the counted call. */
  ownCount?: true;
};

const rate = (points: number, duration: number): Rate => ({ points, duration });

/**
 * How often each thing may be done, and why. Every call counts as `read` or `write`, against floods. Some also count
 * for a limit of their own.
 */
export const LIMITS = {
  /** Ten a second: a page takes five to ten calls, and a screen left open asks now and then. */
  read: { account: rate(600, MINUTE_S), address: rate(3000, MINUTE_S), ownCount: true },
  /** Two a second is faster than anybody presses. */
  write: { account: rate(120, MINUTE_S), address: rate(600, MINUTE_S) },
  /** Each costs the server a password hash. The login delays limit guesses. */
  login: { address: rate(60, MINUTE_S) },
  /** The own password, asked for again within an account: by its owner, not by the finder of the phone. */
  password: { account: rate(10, 15 * MINUTE_S) },
  /** A team that signs up together over one mobile network passes; the captcha slows machines. */
  register: { address: rate(300, HOUR_S) },
  /** Mails with a link, to an account or (through `account`) to a typed address. */
  mailLink: { account: rate(5, HOUR_S), address: rate(60, HOUR_S) },
  /** Changes of the own e-mail: each mails the owner of the new address. */
  emailChange: { account: rate(5, DAY_S) },
  /** A whole team on the first day. Each address may be a stranger's. */
  invite: { account: rate(30, DAY_S), sparesRefused: true },
  /** A talkative venue on a Friday evening; nobody reads more. */
  message: { account: rate(300, HOUR_S), sparesRefused: true },
  /** A whole squad on the first day. Each request notifies a stranger. */
  friend: { account: rate(30, DAY_S), sparesRefused: true },
  /** The weekly limit of ads is the main limit. This one stops posting and withdrawing in turns. */
  ad: { account: rate(20, DAY_S), sparesRefused: true },
  /** Three stand at once; the rest is for second thoughts. */
  challenge: { account: rate(10, DAY_S), sparesRefused: true },
  /** Three stand at once; an organizer announces one in weeks. */
  tournament: { account: rate(5, DAY_S), sparesRefused: true },
  /** A venue fills its page and changes its mind; each photo costs a second of one core. */
  photo: { account: rate(60, DAY_S) },
  /** Somebody reads each of them. */
  report: { account: rate(20, DAY_S), sparesRefused: true },
  /** Who says no and yes in turns moves everybody's place. Whole teams answer over one mobile network. */
  rosterAnswer: { account: rate(60, HOUR_S), address: rate(300, HOUR_S) },
  /** Somebody reads each of them. Visitors share addresses, and pass a captcha. */
  support: { account: rate(10, DAY_S), address: rate(30, HOUR_S), sparesRefused: true },
  /** Calendar services fetch for many people from few addresses. */
  calendar: { address: rate(600, MINUTE_S) },
  /** Hundreds of browsers behind one address send one every 30 seconds. */
  releaseReport: { address: rate(1500, MINUTE_S), ownCount: true },
  /** A network says once what it saw of a candidate, so that nobody outvotes the others. The key names the rollout. */
  releaseWitness: { address: rate(1, 7 * DAY_S) },
  /** Of the 20 errors that are kept of a version, a network writes a quarter a day. The key names the version. */
  releaseSample: { address: rate(5, DAY_S) },
  /** Chats fetch for many people from few addresses; each picture costs a tenth of a second of one core. */
  linkPicture: { address: rate(120, MINUTE_S), ownCount: true },
  /** Search engines read each file once a day. */
  sitemap: { address: rate(60, MINUTE_S), ownCount: true },
  /** Walks the whole log, once for each visit of its page. */
  auditCheck: { account: rate(30, 10 * MINUTE_S) },
  /** Reads all that an account has. */
  export: { account: rate(10, 10 * MINUTE_S) },
  /** Each opens a page at the bank. */
  payment: { account: rate(10, 10 * MINUTE_S) },
} as const satisfies Record<LimitName, Limit>;
