/** Choices and bounds of reports, without schemas, so that a page that offers to report loads no checks of forms. */

export const REPORT_REASONS = ['harassment', 'spam', 'fraud', 'inappropriate', 'fake', 'other'] as const;
export const MAX_REPORT_TEXT = 1000;
