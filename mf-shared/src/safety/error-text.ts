import { ApiError } from '../api-client/index.ts';

/** The server's sentence where it gave one, else `fallback`. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;
