import { forgetInTab, keepInTab, readTab } from 'mf-shared/tab-store';

const KEY = 'request-draft';

type Draft = Record<string, string>;

/** The draft of this form in this tab, such as before the player made a lineup for it. */
export const readDraft = (): Draft => (readTab(KEY) ?? {}) as Draft;

export const keepDraft = (draft: Draft): void => keepInTab(KEY, draft);

export const forgetDraft = (): void => forgetInTab(KEY);
