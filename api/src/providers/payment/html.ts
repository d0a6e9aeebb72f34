import { type Html, html, htmlPage } from '../../base/html.ts';

type Page = {
  title: string;
  body: Html;
  /** Address to go to by itself, after so many seconds; needs no script. */
  next?: { url: string; seconds: number };
};

/** A page for the bank window. Works with `document.write` and as an answer alike. */
export function bankPage({ title, body, next }: Page): string {
  const head = next && html`<meta http-equiv="refresh" content="${next.seconds};url=${next.url}">`;
  return htmlPage({ title, body, head });
}
