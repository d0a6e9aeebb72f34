import { forgetInTab, keepInTab, readTab } from '../../common/tab-store.ts';

const KEY = 'request-draft';

type Draft = Record<string, string>;

/** What was written into the form in this tab, such as before a lineup was made for it. */
export const readDraft = (): Draft => (readTab(KEY) ?? {}) as Draft;

export const keepDraft = (draft: Draft): void => keepInTab(KEY, draft);

export const forgetDraft = (): void => forgetInTab(KEY);
