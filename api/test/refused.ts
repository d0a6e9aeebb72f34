import type { BoardEntry } from 'mf-shared/contracts/board';
import { ERROR_TEXT } from 'mf-shared/strings';
import { hourAt, moveIn } from './board.ts';
import { approve, ask, cancel, FRIDAY, reject, remove } from './booking.ts';
import type { TestUser, TestVenue } from './factories.ts';
import { playerForm, venueForm } from './forms.ts';
import type { Answer, TestApp } from './harness.ts';
import { bomb, heavy, htmlAsJpeg } from './pictures.ts';
import { decide } from './settings.ts';

/** A venue with a booked player, a stranger of each kind, and a used captcha. */
export type Scene = {
  app: TestApp;
  player: TestUser;
  stranger: TestUser;
  venue: TestVenue;
  otherVenue: TestVenue;
  pending: string;
  approved: string;
  /** A night of a regular on the venue's board. */
  night: BoardEntry;
  expired: TestUser;
  usedCaptcha: string;
};

type Refusal = [
  name: string,
  status: number,
  message: string,
  make: (scene: Scene) => Promise<Answer<unknown>>,
];

const login = ({ app }: Scene, json: object) => app.call('post', '/api/users/login', { json });
const withPhoto = async ({ app, player }: Scene, photo: File) => {
  const form = playerForm({ email: player.email, photo });
  return app.call('put', '/api/profile/user/update', { token: player.token, form });
};

export const REFUSALS: Refusal[] = [
  [
    'a business that asks for an hour',
    403,
    ERROR_TEXT.forbidden,
    ({ app, player, venue }) => ask(app, { ...player, token: venue.token }, venue),
  ],
  [
    'a player who approves',
    403,
    ERROR_TEXT.forbidden,
    ({ app, player, venue, pending }) => approve(app, { ...venue, token: player.token }, pending),
  ],
  [
    'a player who decides on venues',
    403,
    ERROR_TEXT.forbidden,
    ({ app, player, venue }) => app.call('delete', `/api/admin/reject/${venue.id}`, { token: player.token }),
  ],
  [
    'another venue that approves',
    403,
    ERROR_TEXT.not_yours,
    ({ app, otherVenue, pending }) => approve(app, otherVenue, pending),
  ],
  [
    'another venue that rejects',
    403,
    ERROR_TEXT.not_yours,
    ({ app, otherVenue, pending }) => reject(app, otherVenue, pending),
  ],
  [
    'another venue that deletes',
    403,
    ERROR_TEXT.not_yours,
    ({ app, otherVenue, approved }) => remove(app, otherVenue, approved),
  ],
  [
    'another player who cancels',
    403,
    ERROR_TEXT.not_yours,
    ({ app, stranger, pending }) => cancel(app, stranger, pending),
  ],
  [
    'a request in another’s name',
    403,
    ERROR_TEXT.not_yours,
    ({ app, player, stranger, venue }) => ask(app, player, venue, { userEmail: stranger.email }),
  ],
  [
    'another venue that moves a regular’s night',
    403,
    ERROR_TEXT.not_yours,
    ({ app, otherVenue, night }) => moveIn(app, otherVenue, night, hourAt(otherVenue, '18:00-19:00')),
  ],
  [
    'a regular’s night moved over somebody',
    409,
    ERROR_TEXT.slot_taken,
    ({ app, venue, night }) => moveIn(app, venue, night, hourAt(venue, '22:00-23:00')),
  ],
  [
    'a regular’s night as it stood before',
    409,
    ERROR_TEXT.board_changed,
    ({ app, venue, night }) => moveIn(app, venue, { ...night, version: '7' }, hourAt(venue, '18:00-19:00')),
  ],
  [
    'settings of a state that is over',
    409,
    ERROR_TEXT.settings_changed,
    ({ app, venue }) => decide(app, venue, { cancelHours: 2, version: '0' }),
  ],
  [
    'another venue’s pitch in the own profile',
    403,
    ERROR_TEXT.not_yours,
    ({ app, venue, otherVenue }) =>
      app.call('put', '/api/business/update', {
        token: otherVenue.token,
        json: {
          businessName: 'Ele Geçirilen Saha',
          fields: [
            {
              id: venue.pitches[0]?.id,
              name: 'Saha 1',
              capacity: "7'e 7",
              price: 1,
              workingHours: [{ start: '18:00', end: '20:00' }],
            },
            {
              id: otherVenue.pitches[0]?.id,
              name: 'Saha 2',
              capacity: "7'e 7",
              price: 1,
              workingHours: [{ start: '18:00', end: '20:00' }],
            },
          ],
        },
      }),
  ],
  [
    'a past slot',
    400,
    ERROR_TEXT.slot_past,
    ({ app, stranger, venue }) => ask(app, stranger, venue, { date: '2026-11-17' }),
  ],
  [
    'a slot that the pitch does not have',
    400,
    ERROR_TEXT.slot_unknown,
    ({ app, stranger, venue }) => ask(app, stranger, venue, { timeSlot: '12:00-13:00' }),
  ],
  [
    'a pitch that the venue does not have',
    400,
    ERROR_TEXT.slot_unknown,
    ({ app, stranger, venue }) => ask(app, stranger, venue, { fieldName: 'Saha 9' }),
  ],
  [
    'a day beyond twelve weeks',
    400,
    ERROR_TEXT.slot_too_far,
    ({ app, stranger, venue }) => ask(app, stranger, venue, { date: '2027-02-11' }),
  ],
  [
    'a taken slot',
    409,
    'Bu saat az önce doldu. Lütfen başka bir saat seçin.',
    ({ app, stranger, venue }) => ask(app, stranger, venue, { date: FRIDAY }),
  ],
  [
    'the fourth hour of the week',
    409,
    ERROR_TEXT.weekly_limit,
    ({ app, player, venue }) => ask(app, player, venue, { date: '2026-11-21' }),
  ],
  [
    'an approval of what is approved',
    409,
    ERROR_TEXT.reservation_not_pending,
    ({ app, venue, approved }) => approve(app, venue, approved),
  ],
  [
    'a deletion of what waits',
    409,
    ERROR_TEXT.reservation_not_approved,
    ({ app, venue, pending }) => remove(app, venue, pending),
  ],
  [
    'a missing captcha',
    400,
    'Lütfen reCAPTCHA doğrulamasını tamamlayın!',
    (scene) => login(scene, { email: scene.player.email, password: 'sifre-2026' }),
  ],
  [
    'a used captcha at the login',
    400,
    'Lütfen reCAPTCHA doğrulamasını tamamlayın!',
    (scene) =>
      login(scene, { email: scene.player.email, password: 'sifre-2026', recaptchaToken: scene.usedCaptcha }),
  ],
  [
    'a used captcha at the registration',
    400,
    'Lütfen reCAPTCHA doğrulamasını tamamlayın!',
    ({ app, usedCaptcha }) =>
      app.call('post', '/api/users/register', { form: playerForm({ recaptchaToken: usedCaptcha }) }),
  ],
  [
    'an oversized photo of a player',
    413,
    'Fotoğraf en fazla 8 MB olabilir.',
    async ({ app }) =>
      app.call('post', '/api/users/register', { form: playerForm({ photo: await heavy() }) }),
  ],
  [
    'an oversized photo of a venue',
    413,
    'Fotoğraf en fazla 8 MB olabilir.',
    async ({ app }) => app.call('post', '/api/business/register', { form: venueForm({}, [await heavy()]) }),
  ],
  [
    'a page that calls itself a photo',
    400,
    ERROR_TEXT.photo_invalid,
    (scene) => withPhoto(scene, htmlAsJpeg()),
  ],
  [
    'a photo that unpacks without end',
    400,
    ERROR_TEXT.photo_too_many_pixels,
    async (scene) => withPhoto(scene, await bomb()),
  ],
  [
    'malformed JSON',
    400,
    ERROR_TEXT.malformed_json,
    ({ app, player }) =>
      app.call('post', '/api/reservations/create', { token: player.token, raw: '{"date":' }),
  ],
  [
    'a malformed form',
    400,
    ERROR_TEXT.malformed_json,
    ({ app }) =>
      app.call('post', '/api/users/register', {
        raw: '--x',
        headers: { 'Content-Type': 'multipart/form-data' },
      }),
  ],
  [
    'an expired token',
    401,
    'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.',
    ({ app, expired, venue }) => ask(app, expired, venue, { timeSlot: '19:00-20:00' }),
  ],
  [
    'no token',
    401,
    ERROR_TEXT.unauthenticated,
    ({ app, player, venue }) => ask(app, { ...player, token: '' }, venue, { timeSlot: '19:00-20:00' }),
  ],
];
