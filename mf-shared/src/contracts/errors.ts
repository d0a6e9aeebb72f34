/** Every way in which the API says no. Closed: a new refusal needs a code, a status and a Turkish sentence. */
export const ERROR_STATUS = {
  validation: 400,
  malformed_json: 400,
  captcha_required: 400,
  captcha_rejected: 400,
  location_unknown: 400,
  photo_invalid: 400,
  slot_past: 400,
  slot_unknown: 400,
  slot_too_far: 400,
  rating_out_of_range: 400,
  lineup_too_small: 400,
  lineup_player_twice: 400,
  lineup_position_full: 400,
  lineup_player_unknown: 400,
  request_lineup_invalid: 400,
  friend_self: 400,
  match_incomplete: 400,
  match_lineups_missing: 400,
  match_lineups_unequal: 400,
  match_lineups_overlap: 400,
  match_past: 400,
  match_partner_unknown: 400,
  unauthenticated: 401,
  token_expired: 401,
  bad_credentials: 401,
  admin_bad_credentials: 401,
  forbidden: 403,
  not_yours: 403,
  business_pending: 403,
  business_inactive: 403,
  rating_not_opponent: 403,
  not_found: 404,
  business_not_found: 404,
  reservation_not_found: 404,
  user_not_found: 404,
  lineup_not_found: 404,
  request_not_found: 404,
  friend_request_not_found: 404,
  tournament_not_found: 404,
  match_not_found: 404,
  email_taken: 409,
  slot_taken: 409,
  price_changed: 409,
  weekly_limit: 409,
  lineup_in_use: 409,
  request_active_exists: 409,
  reservation_not_pending: 409,
  reservation_not_approved: 409,
  cancel_too_late: 409,
  pitch_has_bookings: 409,
  already_decided: 409,
  friend_request_pending: 409,
  already_friends: 409,
  tournament_full: 409,
  tournament_past: 409,
  tournament_already_registered: 409,
  tournament_not_registered: 409,
  rating_too_early: 409,
  already_rated: 409,
  changed_meanwhile: 409,
  payment_not_due: 409,
  body_too_large: 413,
  photo_too_large: 413,
  rate_limited: 429,
  request_weekly_limit: 429,
  internal: 500,
  payment_not_started: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Body of every failed call. `fields` maps the path of an input (`email`, `fields.0.price`) to what is
 * wrong with it; `requestId` comes with unexpected failures, so that they can be found in the log.
 */
export type ApiErrorBody = {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
};
