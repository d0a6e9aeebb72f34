import { ApiError } from './index.ts';

/** The server's sentence where it refused a call; `fallback` where it failed or gave no answer. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;

/** The server's sentence, also where it failed; `fallback` where it gave no answer. */
export const answerText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork ? error.message : fallback;
