import { ApiError } from './api-error.ts';

/** The server's message when it refused a call; `fallback` after a failure or without an answer. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : fallback;

/** The message of the server or of the client's own about a lost connection; `fallback` for any other error. */
export const apiText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback;

/** The server's message, also for its failures; `fallback` without a message. */
export const answerText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isNetwork ? error.message : fallback;
