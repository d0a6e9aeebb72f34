import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { counted, drawn, expectPlain, limits, pagesOf, VISITOR } from '../../test/drawn-pages.ts';
import { drawnWeb } from '../../test/drawn-web.ts';
import { createStaff, createUser, createVenue } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { createApp } from '../app.ts';

let root = '';
beforeAll(() => {
  root = drawnWeb();
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  counted.length = 0;
});

onBothEngines(
  'the drawn page of a venue’s home',
  (test) => {
    let app: ReturnType<typeof createApp>;
    beforeAll(() => {
      app = createApp(test().ctx);
    });

    const HOME = '/player/home/of/venues';
    const OWN_DATA = `${HOME}?do=ask&path=/profile/business`;
    const pageOf = (token: string) => pagesOf(app, { Cookie: `topla.session=${token}` }, VISITOR);

    it('has the data that the API gives that venue, under its limits, and is kept nowhere', async () => {
      const { id, token } = await createVenue(test(), { venue_name: 'Çamlık Halısaha' });
      const text = await drawn(pageOf(token), OWN_DATA);
      expect(text).toContain('<div id="root">200 {');
      expect(text).toContain('Çamlık Halısaha');
      expect(text).toContain(
        `<html data-drawn-for="" data-drawn-venue="${id}" data-drawn-at="${test().time.now}"`,
      );
      expect([...new Set(counted)]).toEqual([`read ${VISITOR}`]);
      const answer = await app.request(OWN_DATA, { headers: { Cookie: `topla.session=${token}` } });
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(await answer.text()).toContain('Çamlık Halısaha');
    });

    it('is each venue’s own, and the next stranger gets none of it', async () => {
      const [one, other] = [await createVenue(test()), await createVenue(test())];
      const [text, otherText] = [
        await drawn(pageOf(one.token), OWN_DATA),
        await drawn(pageOf(other.token), OWN_DATA),
      ];
      expect([text.includes(one.id), text.includes(other.id)]).toEqual([true, false]);
      expect([otherText.includes(one.id), otherText.includes(other.id)]).toEqual([false, true]);
      expectPlain(await pagesOf(app)(OWN_DATA));
    });

    it('says for whom it is drawn, without the token, and brings the parts for people signed in', async () => {
      const venue = await createVenue(test());
      const { staffId, token } = await createStaff(test(), venue);
      const text = await drawn(pageOf(token), HOME);
      const who = { id: venue.id, email: `${staffId}@ekip.test`, role: 'business', isActive: true };
      expect(text).toContain(`"business":${JSON.stringify({ ...who, staffId, staffRole: 'staff' })}`);
      expect(text).not.toContain(token);
      expect(text).toContain('.bar{color:blue}');
      expect(text).toContain('"href":"/c/bar.0123abcd.js"');
      expect(text).not.toContain('"href":"/c/bar.0123abcd.css"');
    });

    it('is the browser’s to draw where the API refuses something, or nobody is signed in as an active venue', async () => {
      const venue = await createVenue(test());
      await drawn(pageOf(venue.token), HOME);
      expectPlain(await pageOf(venue.token)(`${HOME}?do=ask&path=/admin/businesses`));
      const player = await createUser(test());
      const unpaid = await createVenue(test(), { next_payment_at: test().time.now });
      for (const token of [player.token, unpaid.token, 'nonsense']) expectPlain(await pageOf(token)(HOME));
      await test().db.q.updateTable('venues').set({ token_version: 1 }).where('id', '=', venue.id).execute();
      expectPlain(await pageOf(venue.token)(HOME));
    });

    it('is nothing that a worker of a browser may keep', async () => {
      const { token } = await createVenue(test());
      await drawn(pageOf(token), HOME);
      const headers = { Cookie: `topla.session=${token}`, 'Sec-Fetch-Dest': 'empty' };
      expectPlain(await pagesOf(app, headers)(HOME));
    });

    it('is no way to a venue’s data at another address', async () => {
      const { token } = await createVenue(test());
      const text = await drawn(pageOf(token), '/player?do=ask&path=/profile/business');
      expect(text).toContain('<div id="root">401 {');
    });
  },
  () => ({ env: { WEB_ROOT: root, TRUST_PROXY: 'true' }, limits }),
);
