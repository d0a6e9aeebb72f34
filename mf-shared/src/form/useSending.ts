import { useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { apiText, errorText } from '../api-client/error-text.ts';
import { ApiError } from '../api-client/index.ts';
import { OWN_TEXT } from '../strings/own.ts';
import { type Errors, findErrors } from './errors.ts';
import type { useErrors } from './useErrors.ts';

/** A form refused before any call, such as one without a captcha proof. */
export class FormRefusal extends Error {
  readonly fields: Errors;

  constructor(fields: Errors, message = '') {
    super(message);
    this.fields = fields;
  }
}

export type SendingOptions<V extends object, P extends object> = {
  /** Turns the field values into the checked and sent payload; by default the same. */
  prepare?: (values: V) => P;
  /** Check before sending: a schema, or a function; the error `root` shows above the form. */
  check?: ZodMiniType | ((payload: P) => Errors);
  /** Sends the form. On an error its `fields` are marked, and the message of `failed` shows above. */
  send: (payload: P) => Promise<unknown>;
  /** The message for a failed call; a text is only used when the server sent none. By default that of the error. */
  failed?: string | ((error: unknown) => string);
  /** The fields to mark after a failed call; by default those in the error. */
  marks?: (error: unknown) => Errors;
};
const unsaid = (error: unknown) => apiText(error, OWN_TEXT.internal);
const fieldsOf = (error: unknown): Errors =>
  error instanceof ApiError || error instanceof FormRefusal ? error.fields : {};

/** Checks and sends a form's values, one sending at a time. */
export function useSending<V extends object, P extends object>(
  options: SendingOptions<V, P>,
  latest: { readonly current: V },
  refuse: ReturnType<typeof useErrors>['refuse'],
) {
  const { prepare, check = () => ({}), send, failed = unsaid, marks = fieldsOf } = options;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const payloadOf = () => (prepare ? prepare(latest.current) : (latest.current as unknown as P));
  const find = (payload: P): Errors =>
    typeof check === 'function' ? check(payload) : findErrors(check, payload);
  const sentenceOf = (error: unknown) => {
    if (error instanceof FormRefusal) return error.message;
    return typeof failed === 'function' ? failed(error) : errorText(error, failed);
  };
  const submit = async (another?: typeof send) => {
    if (sending.current) return;
    const payload = payloadOf();
    const found = another ? {} : find(payload);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await (another ?? send)(payload);
    } catch (error) {
      refuse({ ...marks(error), root: sentenceOf(error) }, error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, submit, look: () => find(payloadOf()) };
}
