/** What somebody answers to the call to a match. */
export const ROSTER_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type RosterAnswerKind = (typeof ROSTER_ANSWERS)[number];

/** Places of a match. */
export const MIN_PLACES = 4;
export const MAX_PLACES = 30;
export const DEFAULT_PLACES = 14;

/** Answers of one roster, whatever they say. */
export const MAX_ROSTER_ANSWERS = 250;
/** People that one answer brings along. */
export const MAX_BROUGHT = 3;
export const MAX_ROSTER_NOTE = 200;
export const MIN_ROSTER_NAME = 2;
export const MAX_ROSTER_NAME = 40;
/** Asks people without an account for a name. */
export const NO_ROSTER_NAME = `Adınızı yazın; en az ${MIN_ROSTER_NAME} harf.`;
