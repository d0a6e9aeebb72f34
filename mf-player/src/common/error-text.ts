import { ApiError } from 'mf-shared/api-client';

/** The server's sentence where it gave one, else what the screen says for this action. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;
