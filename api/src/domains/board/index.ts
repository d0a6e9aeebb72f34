export { boardOfAccount } from './account-parts.ts';
export { wordsChanged } from './announce.ts';
export { comingPhoneBookings } from './coming-phone.ts';
export { entriesOf } from './entries.ts';
export { phoneBookingOf, setPhoneMark } from './mark-phone.ts';
export { phonedSince } from './queries.ts';
