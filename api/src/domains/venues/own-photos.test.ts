import type { PhotosAnswer, Venue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { createStaff, createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';

type Refused = { code: string; fields?: Record<string, string> };

/** A store that remembers its files. A file called `bozuk` is no picture. */
const held = new Set<string>();
const storage = {
  save: async (file: File) => {
    if (file.name.startsWith('bozuk')) throw new AppError('photo_invalid');
    const path = `/uploads/${newId()}.webp`;
    held.add(path);
    return { path };
  },
  remove: async (path: string) => void held.delete(path),
  read: async () => null,
  check: async () => {},
};

onBothEngines(
  'photos of a venue',
  (app) => {
    const add = ({ token }: { token: string }, ...names: string[]) => {
      const form = new FormData();
      for (const name of names) form.append('photos', new File(['x'], name, { type: 'image/jpeg' }));
      return app().call<PhotosAnswer & Refused>('post', '/api/business/photos', { token, form });
    };
    const added = async (business: TestVenue, count: number) => {
      const names = Array.from({ length: count }, (_, i) => `${i}.jpg`);
      return (await add(business, ...names)).body.photos;
    };
    const order = ({ token }: { token: string }, photos: readonly string[]) =>
      app().call<PhotosAnswer & Refused>('put', '/api/business/photos', { token, json: { photos } });
    const remove = ({ token }: { token: string }, path = '') =>
      app().call<PhotosAnswer & Refused>('delete', `/api/business/photos/${path.split('/').at(-1)}`, {
        token,
      });
    const shown = async ({ id }: TestVenue) =>
      (await app().call<Venue>('get', `/api/business/${id}`)).body.photos;

    it('are added behind the others, put in order and removed, and players see it at once', async () => {
      const business = await createVenue(app());
      const [a = '', b = '', c = ''] = await added(business, 3);
      expect(await shown(business)).toEqual([a, b, c]);
      expect(await order(business, [c, a, b])).toMatchObject({ status: 200, body: { photos: [c, a, b] } });
      expect(await shown(business)).toEqual([c, a, b]);
      expect((await remove(business, a)).body.photos).toEqual([c, b]);
      expect(await shown(business)).toEqual([c, b]);
      expect(held.has(a)).toBe(false);
      const [d] = (await add(business, 'd.jpg')).body.photos.slice(-1);
      expect(await shown(business)).toEqual([c, b, d]);
      const city = encodeURIComponent('İstanbul');
      const found = await app().call<Venue[]>('get', `/api/business/search?city=${city}&limit=100`);
      expect(found.body.find(({ id }) => id === business.id)?.photos).toEqual([c, b, d]);
      for (const path of [c, b]) await remove(business, path);
      const behind = (await add(business, 'e.jpg', 'f.jpg')).body.photos;
      expect([behind[0], behind.length]).toEqual([d, 3]);
      expect(await shown(business)).toEqual(behind);
    });

    it('are ten at most, also for two who add at once, and nothing stays of those refused', async () => {
      const business = await createVenue(app());
      await added(business, 6);
      const before = held.size;
      const answers = await Promise.all([add(business, '1', '2', '3'), add(business, '4', '5', '6')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
      expect(answers.find(({ status }) => status === 400)?.body.fields?.photos).toContain('En fazla 10');
      expect(await shown(business)).toHaveLength(9);
      expect(held.size).toBe(before + 3);
      const ten = (await add(business, 'last')).body.photos.toReversed();
      expect(ten).toHaveLength(10);
      expect(await order(business, ten)).toMatchObject({ status: 200, body: { photos: ten } });
    });

    it('are added all or none', async () => {
      const business = await createVenue(app());
      const before = held.size;
      expect(await add(business, 'iyi.jpg', 'bozuk.jpg')).toMatchObject({
        body: { code: 'photo_invalid', fields: { photos: expect.stringContaining('bozuk.jpg') } },
      });
      expect((await add(business)).status).toBe(400);
      expect(await shown(business)).toEqual([]);
      expect(held.size).toBe(before);
    });

    it('keep a file that another venue shows too, until the last lets it go', async () => {
      const [one, two] = [await createVenue(app()), await createVenue(app())];
      const [path = ''] = await added(one, 1);
      const row = { id: newId(), venue_id: two.id, path, sort: 0 };
      await app().db.q.insertInto('venue_photos').values(row).execute();
      const [other = ''] = (await add(two, 'b.jpg')).body.photos.slice(1);
      const behind = (await add(one, 'c.jpg', 'd.jpg')).body.photos.slice(1);
      expect((await order(one, [...behind, path])).status).toBe(200);
      expect(await shown(two)).toEqual([path, other]);
      await remove(one, path);
      expect(held.has(path)).toBe(true);
      expect(await shown(two)).toEqual([path, other]);
      await remove(two, path);
      expect(held.has(path)).toBe(false);
    });

    it('leave no file behind when all who show it let it go at once', async () => {
      const venues = await Promise.all(Array.from({ length: 4 }, () => createVenue(app())));
      const [first, ...others] = venues;
      if (!first) throw new Error('no venue');
      const [path = ''] = await added(first, 1);
      const rows = others.map(({ id }) => ({ id: newId(), venue_id: id, path, sort: 0 }));
      await app().db.q.insertInto('venue_photos').values(rows).execute();
      await Promise.all(venues.map((venue) => remove(venue, path)));
      expect(held.has(path)).toBe(false);
    });

    it('are not put in an order that somebody else overtook, nor removed twice', async () => {
      const business = await createVenue(app());
      const [a = '', b = ''] = await added(business, 2);
      for (const wanted of [[a], [a, a], [a, b, '/uploads/x.webp'], []]) {
        expect(await order(business, wanted)).toMatchObject({
          status: 409,
          body: { code: 'changed_meanwhile' },
        });
      }
      const twice = await Promise.all([remove(business, a), remove(business, a)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await shown(business)).toEqual([b]);
    });

    it('belong to the venue: others cannot touch them, day staff neither', async () => {
      const business = await createVenue(app());
      const [path = ''] = await added(business, 1);
      expect((await remove(await createVenue(app()), path)).status).toBe(404);
      expect((await remove(await createUser(app()), path)).status).toBe(403);
      expect((await remove(await createStaff(app(), business), path)).status).toBe(403);
      expect((await add(await createStaff(app(), business), 'a')).status).toBe(403);
      expect(await shown(business)).toEqual([path]);
      expect((await remove(await createStaff(app(), business, 'manager'), path)).status).toBe(200);
    });
  },
  () => ({ storage }),
);
