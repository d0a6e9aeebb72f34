import { type Html, html, htmlPage } from '../../base/html.ts';

type PageParts = {
  title: string;
  body: Html;
  /** Address to open automatically after so many seconds; needs no script. */
  next?: { url: string; seconds: number };
};

/** A page for the bank window. It works with `document.write` and as an answer. */
export function bankPage({ title, body, next }: PageParts): string {
  const head = next && html`<meta http-equiv="refresh" content="${next.seconds};url=${next.url}">`;
  return htmlPage({ title, body, head });
}
