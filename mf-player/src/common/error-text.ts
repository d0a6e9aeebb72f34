import { ApiError } from 'mf-shared/api-client';

/** The server's sentence if it sent one, else the screen's own `fallback`. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;
