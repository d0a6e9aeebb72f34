import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaptcha } from '../src/providers/captcha/create.ts';
import { createFolderStorage } from '../src/providers/storage/folder.ts';
import { boardOf } from './board.ts';
import { approve, booked } from './booking.ts';
import { createUser, createVenue } from './factories.ts';
import { onBothEngines, type TestApp } from './harness.ts';
import { REFUSALS, type Scene } from './refused.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { subscribed } from './subscriptions.ts';
import { allRows } from './tables.ts';
import { expiredTokenFor } from './tokens.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-refusals-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function setTheScene(app: TestApp): Promise<Scene> {
  const [player, stranger] = [await createUser(app), await createUser(app)];
  const [venue, otherVenue] = [await createVenue(app), await createVenue(app)];
  const pending = (await booked(app, player, venue)).id;
  const approved = (await booked(app, player, venue, { timeSlot: '22:00-23:00' })).id;
  await approve(app, venue, approved);
  await booked(app, player, venue, { timeSlot: '23:00-00:00' });
  await subscribed(app, stranger, venue, { timeSlot: '19:00-20:00' });
  const night = (await boardOf(app, venue)).entries.find(({ kind }) => kind === 'subscription');
  if (!night) throw new Error('no regular on the board');
  const expired = { ...player, token: await expiredTokenFor(app, player, 'user') };
  const config = { ...app.ctx.config, captcha: { provider: 'embedded' as const, cost: 0.002 } };
  app.ctx.captcha = createCaptcha({ config, db: app.db, clock: Date.now });
  const usedCaptcha = await solveCaptcha(await app.ctx.captcha.challenge());
  await app.ctx.captcha.verify(usedCaptcha);
  return { app, player, stranger, venue, otherVenue, pending, approved, night, expired, usedCaptcha };
}

onBothEngines(
  'a refusal',
  (app) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await setTheScene(app());
    });

    it.each(REFUSALS)('of %s answers %i, says why, and changes nothing', async (_, status, message, make) => {
      const before = { rows: await allRows(app().db), files: readdirSync(dir), frames: app().frames.length };
      const answer = await make(scene);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ message, code: expect.any(String) });
      const after = { rows: await allRows(app().db), files: readdirSync(dir), frames: app().frames.length };
      expect(after).toEqual(before);
    });
  },
  () => ({ storage: createFolderStorage(dir) }),
);
