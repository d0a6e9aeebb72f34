import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { breatheWhenLong } from '../base/breathe.ts';

/** An answer other than JSON in one piece: a page for a browser window, what such a page needs, a file, a stream. */
export class RawAnswer {
  readonly body: string | ReadableStream<Uint8Array>;
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(body: RawAnswer['body'], headers: Record<string, string>, status: ContentfulStatusCode = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** A page for one moment, which is never cached. */
export const htmlAnswer = (html: string, status?: ContentfulStatusCode): RawAnswer =>
  new RawAnswer(html, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }, status);

/** A file to be saved under `name`, which is plain ASCII. */
export const fileAnswer = (body: RawAnswer['body'], name: string, type: string): RawAnswer =>
  new RawAnswer(body, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  });

/** Text that is written while it is sent, with pauses for other work. A reader that leaves stops the writing. */
export function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await breatheWhenLong();
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}
