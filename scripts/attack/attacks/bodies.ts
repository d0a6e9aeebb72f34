import { pngHeader } from '../../../api/test/pictures.ts';
import type { Arena } from '../arena.ts';
import { type Attack, isRefusal, must, range, refused } from '../attack.ts';

const MB = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=X';

/**
 * A server that refuses early closes the connection during the upload; that is a refusal too. Its time says more about
 * the sender, who has the whole body to send, than about the server.
 */
async function cutOr(work: () => ReturnType<Arena['call']>, ...codes: (string | number)[]): Promise<void> {
  const answer = await work().catch((error: unknown) => {
    must(error instanceof TypeError, `no answer: ${error}`);
    return null;
  });
  if (answer) isRefusal(answer, codes);
}

/** Bodies that cost more to read than to send. */
export const bodies: Attack[] = [
  {
    name: 'C1',
    about: 'a form of tens of thousands of parts, without an account',
    aim: async ({ call, isShort }) => {
      const part = '--X\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nx\r\n';
      const body = `${part.repeat(isShort ? 5000 : 20_000)}--X--\r\n`;
      const post = (path: string) => call('post', path, { body, type: FORM });
      return {
        strike: async () => {
          await cutOr(() => post('/api/users/register'), 400, 413, 429, 503);
          await cutOr(() => post('/api/business/register'), 400, 413, 429, 503);
        },
      };
    },
  },
  {
    name: 'H1',
    about: 'a small picture that unpacks to half a gigabyte',
    aim: async ({ call, player, isShort }) => {
      const { token } = await player();
      const photos = [pngHeader(8000, 8000, { depth: 16, passes: 1 }), pngHeader(30_000, 30_000)];
      const send = (photo: File) => {
        const body = new FormData();
        for (const [name, value] of [
          ['fullName', 'Deniz Yıldız'],
          ['email', 'a@b.test'],
          ['position', 'Bek'],
        ] as const)
          body.set(name, value);
        body.set('photo', photo);
        return call('put', '/api/profile/user/update', { token, body });
      };
      return {
        strike: async () => {
          for (const photo of isShort ? photos.slice(1) : photos) refused(await send(photo), 400, 429, 503);
        },
        after: async () => {
          const { body } = await call('get', '/api/profile/user', { token });
          must(!body.photo, 'the picture was kept');
        },
      };
    },
  },
  {
    name: 'M5',
    about: 'huge bodies, without an account',
    aim: async ({ call, isShort }) => {
      const json = `{"email":"${'x'.repeat((isShort ? 2 : 20) * MB)}"}`;
      const head = '--X\r\nContent-Disposition: form-data; name="fields"\r\n\r\n';
      const long = `${head}[${'1,'.repeat((isShort ? 2 : 20) * MB)}1]\r\n--X--\r\n`;
      const photo = '--X\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n';
      const photos = `${photo}${'x'.repeat((isShort ? 9 : 87) * MB)}\r\n--X--\r\n`;
      return {
        strike: async () => {
          const large = [
            'body_too_large',
            'body_too_complex',
            'photo_too_large',
            'malformed_json',
            413,
            429,
            503,
          ];
          for (const type of ['application/json', 'multipart/mixed', 'text/plain']) {
            await cutOr(() => call('post', '/api/users/login', { body: json, type }), ...large, 400);
          }
          await cutOr(() => call('post', '/api/business/register', { body: long, type: FORM }), ...large);
          await cutOr(
            () => call('post', '/api/business/register', { body: photos, type: FORM }),
            ...large,
            400,
          );
        },
      };
    },
  },
  {
    name: 'L1',
    about: 'a value nested a hundred thousand deep',
    aim: async ({ call, venue }) => {
      const { id, token } = await venue();
      const deep = '['.repeat(60_000) + ']'.repeat(60_000);
      const body = `{"businessId":"${id}","fullName":"A B","email":"a@b.test","amount":${deep}}`;
      const type = 'application/json';
      return {
        strike: async () => {
          for (const _ of range(2)) {
            const answer = await call('post', '/api/payments/initialize-checkout', { token, body, type });
            refused(answer, 400, 409, 413, 429);
          }
        },
      };
    },
  },
];
