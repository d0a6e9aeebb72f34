/** What a report may hold, without schemas. A page that offers to report thereby loads no checks of forms. */

export const REPORT_REASONS = ['harassment', 'spam', 'fraud', 'inappropriate', 'fake', 'other'] as const;
export const MAX_REPORT_TEXT = 1000;
