import { ERROR_STATUS, type ErrorCode } from 'mf-shared/contracts/errors';
import { ERROR_TEXT } from 'mf-shared/strings';

type Details = {
  /** Path of an input -> what is wrong with it, in Turkish. */
  fields?: Record<string, string>;
  /** A sentence that says more than the code's own. */
  message?: string;
  /** What the caller needs to know about it: what stands in the way, how things stand now. */
  about?: unknown;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
};

/** A refusal on purpose. The code decides status and Turkish sentence; nothing internal leaks through it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERROR_TEXT[code]);
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }
}

/** The refusal as one of a single input: `text`, by default its own sentence, stands at it. */
export const atInput = (error: AppError, name: string, text = error.message): AppError =>
  new AppError(error.code, { ...error.details, message: error.message, fields: { [name]: text } });
