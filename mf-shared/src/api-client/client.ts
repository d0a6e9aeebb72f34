import ky, { HTTPError } from 'ky';
// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { currentToken } from 'mf-shared/session';
import type { ApiErrorBody } from '../contracts/errors.ts';
import { readJson, writeJson } from './address.ts';
import { ApiError } from './api-error.ts';

/** Calls the API as whoever is signed in. A refusal is an `ApiError`. */
export const client = ky.create({
  retry: { limit: 0 },
  parseJson: readJson,
  stringifyJson: writeJson,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const token = currentToken();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
      },
    ],
    beforeError: [
      ({ error }) =>
        error instanceof HTTPError
          ? new ApiError(error.response.status, (error.data ?? {}) as Partial<ApiErrorBody>)
          : error,
    ],
  },
});
