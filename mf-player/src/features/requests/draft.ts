const KEY = 'request-draft';

type Draft = Record<string, string>;

/** What was written into the form in this tab, such as before a lineup was made for it. */
export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

export const keepDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft));

export const forgetDraft = (): void => sessionStorage.removeItem(KEY);
