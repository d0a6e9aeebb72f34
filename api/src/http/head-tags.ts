/** How a page presents itself: title, description, picture. Empty where nothing is known; then the built tags stay. */
export type PageTags = { html: string; isListed: boolean };

/** Tags for the page at an address. */
export type HeadTags = (url: URL) => Promise<PageTags>;

const TITLE = /<title>.*?<\/title>/s;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** The built page with these tags instead of its own title and description. */
export const withTags = (built: string, { html }: PageTags): string =>
  html === '' ? built : built.replace(DESCRIPTION, '').replace(TITLE, () => html);
