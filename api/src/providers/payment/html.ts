import { escapeHtml, htmlPage } from '../../http/html.ts';

type Page = {
  title: string;
  /** Markup of the page's middle; texts in it are escaped by whoever wrote them. */
  body: string;
  /** Address to go to by itself, after so many seconds; needs no script. */
  next?: { url: string; seconds: number };
};

/** A page for the bank window. Works with `document.write` and as an answer alike. */
export function bankPage({ title, body, next }: Page): string {
  const head = next && `<meta http-equiv="refresh" content="${next.seconds};url=${escapeHtml(next.url)}">`;
  return htmlPage({ title, body, ...(head ? { head } : {}) });
}
