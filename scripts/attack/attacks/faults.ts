import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { createArena } from '../arena.ts';
import { type Attack, must, range, refused } from '../attack.ts';
import { newFolder, refusedStart, startServer } from '../server.ts';

const HOLD_LOCK = join(import.meta.dirname, '../../../api/test/crash/hold-lock.ts');
const NOT_HERE = 'needs a server of its own';

/** Faults of the machine under the server. */
export const faults: Attack[] = [
  {
    name: 'H7',
    about: 'production that would take no money',
    aim: async () => {
      const refusal = await refusedStart({ NODE_ENV: 'production' });
      must(refusal?.code === 1 && refusal.text.includes('PAYMENT'), 'production starts without PAYMENT');
      return { strike: async () => {} };
    },
  },
  {
    name: 'M7',
    about: 'another process holds the database file',
    aim: async ({ folder, call, player, venue, isShort }) => {
      if (!folder) return NOT_HERE;
      const [{ email, token }, business] = [await player(), await venue()];
      const ms = isShort ? 3000 : 12_000;
      const holder = spawn(process.execPath, [HOLD_LOCK, join(folder, 'topla.sqlite'), String(ms)]);
      await once(holder.stdout, 'data');
      return {
        strike: async (nth) => {
          const date = addDays(istanbulDate(Date.now()), 2 + nth);
          const at = { businessId: business.id, fieldName: 'Saha 1', timeSlot: '20:00-21:00', date };
          const writing = call('post', '/api/reservations/create', {
            token,
            json: { userEmail: email, ...at },
          });
          const page = await call('get', `/api/business/${business.id}`);
          must(page.status === 200 && page.ms < 2000, `a page took ${Math.round(page.ms)} ms`);
          const answer = await writing;
          must([201, 409, 503].includes(answer.status), `${answer.status} ${answer.text}`);
          must(answer.ms < 10_000, `a write waited ${Math.round(answer.ms)} ms`);
        },
        after: async () => {
          holder.kill();
          must((await call('get', '/readyz')).status === 200, 'it does not recover');
        },
      };
    },
  },
  {
    name: 'M8',
    about: 'a full disk',
    aim: async ({ folder }) => {
      if (!folder) return NOT_HERE;
      const disk = await newFolder();
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0;
      if (!mounted) return 'no disk of a few megabytes can be made here';
      const small = await startServer(disk).catch(() => null);
      const free = () => spawnSync('umount', ['-l', disk]);
      if (!small) {
        free();
        return 'the server does not start on so small a disk';
      }
      const { call, player } = createArena(small, false);
      const { token } = await player();
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=4k'], { stdio: 'ignore' });
      return {
        strike: async () => {
          for (const _ of range(20)) {
            const json = { type: 'rakip-bul', details: 'x'.repeat(900), contactInfo: '0532' };
            const answer = await call('post', '/api/challenges/create', { token, json });
            if (answer.status >= 300) refused(answer, 503, 409, 429);
          }
        },
        after: async () => {
          try {
            must((await call('get', '/api/profile/user', { token })).status === 200, 'it cannot even read');
            must((await call('get', '/livez')).status === 200, 'it does not live');
            must((await call('get', '/readyz')).status === 503, 'it says that it is ready');
          } finally {
            await small.stop().catch(() => {});
            free();
          }
        },
      };
    },
  },
];
