import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const TIMEOUT_MS = 15_000;

export type Merchant = {
  url: string;
  apiKey: string;
  secret: string;
  /** How long to wait for an answer, ms. */
  timeoutMs?: number;
};

const Envelope = z.looseObject({
  status: z.enum(['success', 'failure']),
  errorCode: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  paymentStatus: z.optional(z.string()),
});

/** iyzico answered no. `reason` is its own Turkish sentence. */
export class IyzicoRefusal extends Error {
  override readonly name = 'IyzicoRefusal';
  readonly reason: string;
  /** The bank declined the card (five-digit codes). Otherwise iyzico could not serve the call. */
  readonly isDecline: boolean;

  constructor({ errorCode = '', errorMessage = '', paymentStatus }: z.infer<typeof Envelope>) {
    super(`${errorCode}: ${errorMessage}`);
    this.reason = errorMessage;
    this.isDecline = paymentStatus === 'FAILURE' || /^\d{5}$/.test(errorCode);
  }
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The header `Authorization` of one call: scheme IYZWSv2, signed over random key, path and body. */
export function authorization({ apiKey, secret }: Merchant, randomKey: string, path: string, body: string) {
  const signature = hmac(secret, randomKey + path + body);
  const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`;
}

/** Whether iyzico signed these values of its answer, in the order documented for the call. */
export function isSigned(secret: string, values: readonly (string | number)[], signature: string): boolean {
  const expected = Buffer.from(hmac(secret, values.join(':')));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Calls iyzico and reads its answer with `schema`.
 * @throws `IyzicoRefusal` with iyzico's own words when it says no
 * @throws another error when it cannot be reached or answers something else
 */
export const callIyzico = <S extends z.ZodMiniType>(
  merchant: Merchant,
  path: string,
  payload: object,
  schema: S,
): Promise<z.output<S>> => send(merchant, path, JSON.stringify(payload), schema);

/**
 * The same for a question without a body. Its path holds the query, which is signed with it.
 * @throws as `callIyzico`
 */
export const askIyzico = <S extends z.ZodMiniType>(
  merchant: Merchant,
  path: string,
  schema: S,
): Promise<z.output<S>> => send(merchant, path, null, schema);

async function send<S extends z.ZodMiniType>(
  merchant: Merchant,
  path: string,
  body: string | null,
  schema: S,
): Promise<z.output<S>> {
  const randomKey = `${Date.now()}${randomBytes(8).toString('hex')}`;
  const response = await fetch(new URL(path, merchant.url), {
    method: body === null ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: authorization(merchant, randomKey, path, body ?? ''),
      'x-iyzi-rnd': randomKey,
    },
    body,
    signal: AbortSignal.timeout(merchant.timeoutMs ?? TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  const envelope = Envelope.parse(answer);
  if (envelope.status === 'failure') throw new IyzicoRefusal(envelope);
  return schema.parse(answer);
}
