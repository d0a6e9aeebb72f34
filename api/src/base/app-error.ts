import { ERROR_STATUS, type ErrorCode } from 'mf-shared/contracts/errors';
import { ERROR_TEXT } from 'mf-shared/strings';

type Details = {
  /** Path of an input -> the error, in Turkish. */
  fields?: Record<string, string>;
  /** A sentence with more detail than the code's own. */
  message?: string;
  /** What the caller needs to know: the conflict, or the current state. */
  about?: unknown;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** What went wrong, for the log and for commands; no client sees it. */
  cause?: unknown;
};

/** An expected refusal. The code decides the status and the Turkish sentence. Internals do not leak. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERROR_TEXT[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }
}

/** The error at a single input, with `text` (by default its own sentence) as the input's message. */
export const atInput = (error: AppError, name: string, text = error.message): AppError =>
  new AppError(error.code, { ...error.details, message: error.message, fields: { [name]: text } });

/** The refusal of an address that has an account, at its input. */
export const emailTaken = (): AppError => atInput(new AppError('email_taken'), 'email');
