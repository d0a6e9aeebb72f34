import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is no JSON: a page for a browser window, or what such a page needs. */
export class RawAnswer {
  readonly body: string;
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(body: string, headers: Record<string, string>, status: ContentfulStatusCode = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** A page that belongs to one moment and is never kept. */
export const htmlAnswer = (html: string, status?: ContentfulStatusCode): RawAnswer =>
  new RawAnswer(html, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }, status);
