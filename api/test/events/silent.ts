/** Calls that write and send no event, and whose input is a proof, a file or another's id, which no walk can make. */
export const SILENT: readonly string[] = [
  'DELETE /account/sessions/:id',
  'PATCH /matches/:matchId/rate',
  'POST /account/passkeys',
  'POST /account/passkeys/:id/remove',
  'POST /account/passkeys/options',
  'POST /account/recovery-codes',
  'POST /account/second-factor/confirm-options',
  'POST /account/second-factor/options',
  'POST /business/photos',
  'POST /business/update/preview',
  'POST /notifications/unsubscribe',
  'POST /password-reset/link',
  'POST /payments/initialize-checkout',
  'POST /payments/sandbox/3d-secure',
  'POST /users/register',
  'POST /verify-email',
];
