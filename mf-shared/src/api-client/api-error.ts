import type { ApiErrorBody, ErrorCode } from '../contracts/errors.ts';
import { OWN_TEXT } from '../strings/own.ts';

/**
 * A call that the API refused or that never reached it (`code` is then `unavailable`, `status` 0). `message` is Turkish
 * and ready to show; `fields` maps inputs to their errors.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Subject of the refusal; the call's contract says its shape. */
  readonly about: unknown;

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.message || OWN_TEXT.unavailable);
    this.status = status;
    this.code = body.code ?? 'unavailable';
    this.fields = body.fields ?? {};
    this.about = body.about;
  }

  /** No answer came: no network, or no server. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}
