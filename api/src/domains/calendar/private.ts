import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { RawAnswer, streamOf } from '../../http/raw-answer.ts';
import { playerCalendar } from './feed.ts';
import { venueCalendar } from './venue-feed.ts';

const END = '.ics';

/**
 * The calendar behind a secret address, of a player or a venue; `file` is `<secret>.ics`.
 * @throws `not_found`
 */
export async function privateCalendar(ctx: AppContext, file: string): Promise<RawAnswer> {
  const secret = file.endsWith(END) ? file.slice(0, -END.length) : '';
  const calendar = secret
    ? ((await playerCalendar(ctx, secret)) ?? (await venueCalendar(ctx, secret)))
    : undefined;
  if (calendar === undefined) throw new AppError('not_found');
  return new RawAnswer(streamOf(calendar), {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
}
