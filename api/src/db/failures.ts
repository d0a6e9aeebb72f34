import type { Queries } from './database.ts';

const MOST_READ = 1000;
const MOST_TEXT = 200;

/** What would name a person or differ with each try: addresses of mail and web, and long numbers and ids. */
const NAMES = /[^\s<>"']+@[^\s<>"']+|https?:\/\/\S+|\b(?=[\w-]*\d)[\w-]{6,}\b/g;

/** Notes why something was not sent, as a sentence that is the same for all who meet it. */
export async function noteFailure(
  q: Queries,
  channel: 'mail' | 'push',
  error: unknown,
  now: number,
): Promise<void> {
  const text = error instanceof Error ? error.message.slice(0, MOST_READ) : '';
  const line = text.replace(NAMES, '…').replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT).toWellFormed();
  const row = { channel, error: line || 'Bilinmeyen hata', seen: 1, first_at: now, last_at: now };
  await q
    .insertInto('send_failures')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['channel', 'error'])
        .doUpdateSet((eb) => ({ seen: eb('send_failures.seen', '+', 1), last_at: now })),
    )
    .execute();
}
