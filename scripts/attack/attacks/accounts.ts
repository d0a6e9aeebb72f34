import { randomUUID } from 'node:crypto';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { playerForm, venueForm } from '../../../api/test/forms.ts';
import { anyAddress } from '../arena.ts';
import { type Attack, Broken, must, range, refused } from '../attack.ts';
import { ADMIN } from '../server.ts';

const PASSWORD = 'Kale-Arkasi-53';

const hour = (id: string, email: string, n: number) => ({
  ...{ userEmail: email, businessId: id, fieldName: 'Saha 1', timeSlot: '21:00-22:00' },
  date: addDays(istanbulDate(Date.now()), n),
});

/** Accounts: other people's addresses, guesses, names. */
export const accounts: Attack[] = [
  {
    name: 'H4',
    about: 'mails and questions about addresses of others; signing out',
    aim: async ({ call, player, venue, mailsTo, captcha }) => {
      const own = await venue();
      const stranger = await player({ proved: false });
      const known = await player();
      const leaving = await Promise.all(range(8).map(() => player({ proved: false })));
      return {
        strike: async (nth) => {
          const asked = hour(own.id, stranger.email, nth + 2);
          const made = await call('post', '/api/reservations/create', { token: stranger.token, json: asked });
          if (made.status < 300) {
            const json = { reservationId: made.body.reservation.id };
            await call('post', '/api/reservations/approve', { token: own.token, json });
            await call('delete', `/api/reservations/${json.reservationId}`, { token: own.token });
          } else refused(made, 'email_unverified', 409, 429);
          const forgot = async (email: string) =>
            call('post', '/api/users/forgot-password', { json: { email, recaptchaToken: await captcha() } });
          const answers = [await forgot(known.email), await forgot(`${randomUUID()}@yok.test`)];
          const [one, other] = answers.map(({ status, text }) => `${status} ${text}`);
          must(
            one === other || answers.some(({ status }) => status === 429),
            'it tells whose address is known',
          );
          const { token = '' } = leaving[nth] ?? {};
          must((await call('post', '/api/account/sign-out', { token })).status < 300, 'nobody can sign out');
          refused(await call('get', '/api/profile/user', { token }), 401);
        },
        after: async () => {
          const mails = await mailsTo(stranger.email);
          must(!mails || mails.length <= 1, `${mails?.length} mails to an address that nobody proved`);
        },
      };
    },
  },
  {
    name: 'H5',
    about: 'guessing an admin’s password from many addresses',
    aim: async ({ call, captcha }) => {
      const email = process.env.ATTACK_ADMIN_EMAIL ?? ADMIN.email;
      let looked = 0;
      return {
        strike: async () => {
          for (const n of range(6)) {
            const json = { email, password: `tahmin-${n}-${anyAddress()}`, recaptchaToken: await captcha() };
            const answer = await call('post', '/api/admin/login', { json });
            refused(answer, 401, 'login_delayed', 429, 'captcha_required');
            if (answer.status === 401) looked++;
          }
        },
        after: async () => must(looked <= 30, `${looked} of 48 guesses were looked at`),
      };
    },
  },
  {
    name: 'M3',
    about: 'names of several lines',
    aim: async ({ call, captcha }) => ({
      strike: async () => {
        for (const fullName of [
          'Ali\nSayın müşterimiz',
          'Ali\r\nBcc: a@b.test',
          'Ali\u2028Can',
          'Ali\u202eCan',
        ]) {
          const email = `${randomUUID()}@oyuncu.test`;
          const form = { email, fullName, password: PASSWORD, recaptchaToken: await captcha() };
          const answer = await call('post', '/api/users/register', { body: playerForm(form) });
          if (answer.status >= 300) {
            refused(answer, 400, 429);
            continue;
          }
          // Any white space becomes a space, so that the name is one line.
          const json = { email, password: PASSWORD, recaptchaToken: await captcha() };
          const login = await call('post', '/api/users/login', { json });
          must(login.body.token, `the account cannot log in: ${login.text}`);
          const { body } = await call('get', '/api/profile/user', { token: login.body.token });
          must(
            !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(body.fullName),
            `the name ${JSON.stringify(body.fullName)} was kept`,
          );
        }
      },
    }),
  },
  {
    name: 'M4',
    about: 'another e-mail without the password; whose address is taken; addresses of the staff',
    aim: async ({ call, player, venue, captcha }) => {
      const [own, known, business] = [await player(), await player(), await venue()];
      return {
        strike: async () => {
          const change = (email: string) => {
            const json = { fullName: 'Deniz Yıldız', email, position: 'Bek' };
            return call('put', '/api/profile/user/update', { token: own.token, json });
          };
          const [taken, free] = [await change(known.email), await change(`${randomUUID()}@yok.test`)];
          for (const answer of [taken, free]) refused(answer, 400, 401, 403, 429);
          const isLimited = [taken, free].some(({ status }) => status === 429);
          must(isLimited || taken.text === free.text, 'it tells whether an address is taken');
          const email = `${randomUUID()}@ekip.test`;
          const invited = { name: 'Can', email, role: 'staff' };
          await call('post', '/api/business/staff', { token: business.token, json: invited });
          const body = venueForm({ email, password: PASSWORD, recaptchaToken: await captcha() });
          const registered = await call('post', '/api/business/register', { body });
          must(registered.status < 300, `an invitation keeps an owner out: ${registered.text}`);
        },
        after: async () => {
          const { body } = await call('get', '/api/profile/user', { token: own.token });
          must(body.email === own.email, 'the address has changed');
        },
      };
    },
  },
  {
    name: 'L2',
    about: 'passwords that everybody tries first',
    aim: async ({ call, captcha }) => ({
      strike: async () => {
        for (const password of ['12345678', 'password', '        ', 'qwerty123']) {
          const body = playerForm({ password, recaptchaToken: await captcha() });
          const answer = await call('post', '/api/users/register', { body });
          if (answer.status < 300) throw new Broken(`“${password}” was taken`);
          refused(answer, 400, 429);
        }
      },
    }),
  },
];
