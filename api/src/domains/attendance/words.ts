import type { Attendance } from 'mf-shared/contracts/reservations';

const MESSAGES = {
  played: 'Oynandı olarak işaretlendi.',
  no_show: 'Gelmedi olarak işaretlendi.',
  none: 'İşaret kaldırıldı.',
};
const DONE = { played: 'geldi', no_show: 'gelmedi', none: 'geldi/gelmedi işareti kaldırıldı' };

/** What the venue reads after it said who came. */
export const messageOf = (attendance: Attendance | null): string => MESSAGES[attendance ?? 'none'];

/** The same as the history of the venue keeps it. */
export const doneOf = (attendance: Attendance | null): string => DONE[attendance ?? 'none'];
