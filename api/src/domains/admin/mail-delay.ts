import { MINUTE_MS } from 'mf-shared/time';

/** Within this time an admin can undo a wrong click before the applicant gets the mail. */
export const MAIL_DELAY_MS = MINUTE_MS;
