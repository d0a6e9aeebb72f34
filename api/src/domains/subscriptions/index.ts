export { subscriptionsOfAccount } from './account-parts.ts';
export { occurrenceEntries, occurrenceEntry, occurrenceViews } from './board-entry.ts';
export { comingWeeks } from './coming.ts';
export { endOfPlayer, endOnPitch, endSomeOnPitches, holdSubscriptionsOf } from './end.ts';
export { extendSubscriptions } from './extend.ts';
export { lockPlayerOfWeek } from './hold.ts';
export { markNight, occurrenceOf, type WeekOf } from './mark.ts';
export { moveWeek, pitchesOfWeek } from './move-week.ts';
export { hasAskedWeeklyAt, hasNight, ownOccurrences } from './occupying.ts';
