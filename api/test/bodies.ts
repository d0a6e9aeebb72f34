export const KB = 1024;
export const encoder = new TextEncoder();

/** A body that counts how much of it was read. */
export function counted(pieces: Iterable<Uint8Array>) {
  const iterator = pieces[Symbol.iterator]();
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) return controller.close();
        read.bytes += value.length;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return { read, body };
}

export const FORM = 'multipart/form-data; boundary=X';
export const part = (head: string, text: string) =>
  encoder.encode(`--X\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`);
export const file = (name: string, text = 'x') => part(`name="${name}"; filename="a"`, text);
export function* repeated(piece: Uint8Array, times: number) {
  for (let n = 0; n < times; n++) yield piece;
}
