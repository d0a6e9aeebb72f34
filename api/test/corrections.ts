import type { CorrectingVenue, OwnCorrection } from 'mf-shared/contracts/corrections';
import type { VenueReview } from 'mf-shared/contracts/review';
import { signCorrectionToken } from '../src/auth/correction-token.ts';
import { pendingVenue } from './decisions.ts';
import { venueForm } from './forms.ts';
import { JWT_SECRET, type TestApp } from './harness.ts';

type Venue = { id: string; email: string };

/** The token that an applicant gets by mail and at the login. */
export const correctionToken = (test: TestApp, venue: Venue): Promise<string> =>
  signCorrectionToken(JWT_SECRET, venue, test.time.now);

/** An admin asks for a correction; answers the id of the request. */
export async function askedFor(
  test: TestApp,
  admin: { token: string },
  { id }: { id: string },
  text = 'Adresi tam yazın.',
): Promise<string> {
  const json = { text, parts: ['address'] };
  const answer = await test.call<{ correctionId: string }>('post', `/api/admin/ask-correction/${id}`, {
    token: admin.token,
    json,
  });
  if (answer.status !== 200) throw new Error(`not asked: ${JSON.stringify(answer.body)}`);
  return answer.body.correctionId;
}

/** What an applicant is asked to correct. */
export const showCorrection = (test: TestApp, token: string) =>
  test.call<OwnCorrection & { code?: string; message?: string; about?: object }>(
    'post',
    '/api/business/correction/show',
    { json: { token } },
  );

/** The form of a correction that changes `over` of a valid application. */
export function correctionForm(over: Record<string, unknown>, photos: readonly File[] = []): FormData {
  return venueForm(
    {
      ...{ password: undefined, email: undefined, recaptchaToken: undefined, photoOrder: [] },
      ...over,
    },
    photos,
  );
}

type Said = { message: string; code: string; about?: object; fields?: Record<string, string> };

/** Calls of an admin and of applicants about corrections. Both arguments are read anew at each call. */
export const corrections = (app: () => TestApp, admin: () => { token: string }) => {
  const post = (path: string, json: object = {}) =>
    app().call<Said>('post', `/api${path}`, { token: admin().token, json });
  const read = async <T>(path: string) =>
    (await app().call<T>('get', `/api/admin${path}`, { token: admin().token })).body;
  return {
    post,
    withdraw: (id: string) => post(`/admin/withdraw-correction/${id}`),
    correcting: () => read<CorrectingVenue[]>('/corrections?limit=100'),
    review: (id: string) => read<VenueReview>(`/venues/${id}/review`),
    send: (over: Record<string, unknown>, photos: File[] = []) =>
      app().call<Said>('post', '/api/business/correction', { form: correctionForm(over, photos) }),
    /** A pending venue that has to be corrected. */
    asked: async (row: Parameters<typeof pendingVenue>[1] = {}) => {
      const venue = await pendingVenue(app(), row);
      const correctionId = await askedFor(app(), admin(), venue);
      return { venue, correctionId, token: await correctionToken(app(), venue) };
    },
  };
};
