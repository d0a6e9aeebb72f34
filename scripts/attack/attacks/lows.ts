import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PITCH } from '../../../api/test/forms.ts';
import { createArena } from '../arena.ts';
import { type Attack, must, refused } from '../attack.ts';
import { newFolder, refusedStart, startServer } from '../server.ts';

/** Smaller holes. */
export const lows: Attack[] = [
  {
    name: 'L3',
    about: 'files that only the server and its developers need',
    aim: async ({ folder }) => {
      if (!folder) return 'needs a server of its own';
      const mode = (await stat(join(folder, 'topla.sqlite'))).mode & 0o777;
      must(mode === 0o600, `the database file has mode ${mode.toString(8)}`);
      const root = existsSync(join(process.cwd(), 'shell/dist')) ? process.cwd() : 'none';
      const own = { NODE_ENV: 'production', PAYMENT: 'sandbox', WEB_ROOT: root };
      const server = await startServer(await newFolder(), own);
      const { call } = createArena(server, false);
      return {
        strike: async () => {
          const paths = ['/api/docs', '/api/openapi.json', '/.stamp', '/mf-stats.json', '/player/.stamp'];
          for (const path of [...paths, '/player/mf-stats.json', '/dev/mail', '/topla.sqlite']) {
            const { status, text } = await call('get', path);
            // The shell answers unknown addresses and says so there.
            must(status === 404 || text.startsWith('<!doctype html'), `${path} answers ${status}`);
          }
        },
        after: () => server.stop(),
      };
    },
  },
  {
    name: 'L4',
    about: 'prices that are no numbers',
    aim: async ({ call, venue }) => {
      const { token } = await venue();
      return {
        strike: async () => {
          for (const price of [true, [5], { a: 1 }, '1e309']) {
            const json = { businessName: 'Çamlıca Halı Saha', fields: [{ ...PITCH, price }] };
            refused(await call('post', '/api/business/update/preview', { token, json }), 400, 429);
          }
        },
      };
    },
  },
  {
    name: 'L5',
    about: 'a folder that cannot be made',
    aim: async () => {
      const refusal = await refusedStart({ DATA_DIR: '/proc/x' });
      must(refusal?.code === 1 && refusal.text.includes('DATA_DIR'), 'the start hangs or says nothing');
      return { strike: async () => {} };
    },
  },
];
