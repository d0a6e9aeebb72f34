import { expect, it } from 'vitest';
import { ERROR_STATUS } from './errors.ts';

/** The status that each refusal's name implies; the first match counts. */
const STATUS: [RegExp, number][] = [
  [/^(unauthenticated|token_expired|(admin_)?bad_credentials|ticket_over)$/, 401],
  [
    /^second_factor_required$|^(staff_)?forbidden$|^business_(pending|rejected|correcting|inactive)$|^email_unverified$/,
    403,
  ],
  [/^not_(yours|reachable)$|^blocked_by_you$|^price_by_manager$|^venue_cannot_write$/, 403],
  [/not_found$|_gone$|^release_unknown$/, 404],
  [/^(invite|link)_invalid$/, 410],
  [/^upload_stalled$/, 408],
  [/^(body|photo)_too_large$/, 413],
  [/^rate_limited$|^login_delayed$|^request_weekly_limit$/, 429],
  [/^internal$/, 500],
  [/^payment_not_started$/, 502],
  [/_busy$|^unavailable$/, 503],
  [
    /_taken$|_changed$|^changed_|_limit$|_already|^already_|_exists$|^tournament_full$|_too_(late|early|soon|many)$/,
    409,
  ],
];

it('a refusal says by its status what can be done about it', () => {
  const odd = Object.entries(ERROR_STATUS).filter(([code, status]) => {
    const rule = STATUS.find(([name]) => name.test(code));
    return status !== rule?.[1] && (rule !== undefined || ![400, 403, 409].includes(status));
  });
  expect(odd).toEqual([]);
});
