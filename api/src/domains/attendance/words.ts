import type { Attendance } from 'mf-shared/contracts/reservations';

const MESSAGES = {
  played: 'Oynandı olarak işaretlendi.',
  no_show: 'Gelmedi olarak işaretlendi.',
  none: 'İşaret kaldırıldı.',
};
const DONE = { played: 'geldi', no_show: 'gelmedi', none: 'geldi/gelmedi işareti kaldırıldı' };

/** The message to the venue after it marked attendance. */
export const messageOf = (attendance: Attendance | null): string => MESSAGES[attendance ?? 'none'];

/** The same for the venue's history. */
export const doneOf = (attendance: Attendance | null): string => DONE[attendance ?? 'none'];
