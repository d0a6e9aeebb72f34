import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';

/** The part of a calendar's address that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The address of the calendar with this secret: the full address if the site's own is known, else the path. */
export function urlOf({ config }: AppContext, secret: string): string {
  const path = `/api/calendar/${secret}.ics`;
  return config.publicUrl ? new URL(path, config.publicUrl).href : path;
}
