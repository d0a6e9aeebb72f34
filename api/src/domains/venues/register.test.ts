import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Venue } from 'mf-shared/contracts/venues';
import { afterAll, expect, it } from 'vitest';
import { PITCH, venueForm } from '../../../test/forms.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { heavy, htmlAsJpeg, jpeg } from '../../../test/pictures.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import { createFolderStorage } from '../../providers/storage/folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-register-'));
afterAll(() => rmSync(dir, { recursive: true }));

const register = (test: TestApp, data: FormData) =>
  test.call('post', '/api/business/register', { form: data });
const stored = (test: TestApp, email: string) =>
  test.db.q.selectFrom('venues').selectAll().where('email', '=', email).executeTakeFirst();
const files = () => readdirSync(dir).sort();

onBothEngines(
  'registration of a business',
  (app) => {
    it('takes the place of a rejected venue with the same address', async () => {
      const email = `${newId()}@isletme.test`;
      expect((await register(app(), venueForm({ email }))).status).toBe(201);
      const first = await stored(app(), email);
      const rejection = { rejected_at: app().time.now, reject_reason: 'Adres yok' };
      const { q } = app().db;
      await q.updateTable('venues').set(rejection).where('email', '=', email).execute();
      expect((await register(app(), venueForm({ email }))).status).toBe(201);
      const second = await stored(app(), email);
      expect(second).toMatchObject({ status: 'pending', rejected_at: null });
      expect(second?.id).not.toBe(first?.id);
      expect(await register(app(), venueForm({ email }))).toMatchObject({ status: 409 });
    });

    it('keeps cleaned texts and waits for approval', async () => {
      const email = `${newId()}@isletme.test`;
      const answer = await register(
        app(),
        venueForm({
          email: `  ${email.toUpperCase()} `,
          businessName: ` "Yıldız" Halı Saha `,
          ownerName: " 'Işıl' Çağlar",
          address: ` Çamlıca "Caddesi" 5 `,
          equipment: ` 'Duş' `,
          description: ' Kapalı saha.\n"Otopark" var. ',
          fields: [
            PITCH,
            { ...PITCH, name: 'Saha 2', workingHours: [...PITCH.workingHours, ...PITCH.workingHours] },
          ],
        }),
      );
      expect(answer).toMatchObject({ status: 201, body: { message: 'İşletme kaydı başarılı!' } });
      const row = await stored(app(), email);
      expect(row).toMatchObject({
        status: 'pending',
        venue_name: 'Yıldız Halı Saha',
        owner_name: 'Işıl Çağlar',
        address: 'Çamlıca Caddesi 5',
        equipment: 'Duş',
        description: 'Kapalı saha.\n"Otopark" var.',
        phone: '+905321112233',
        city: 'İstanbul',
        lng: 29.07,
        lat: 41.02,
        next_payment_at: null,
      });
      const pitches = await app()
        .db.q.selectFrom('pitches')
        .selectAll()
        .where('venue_id', '=', row?.id ?? '')
        .orderBy('sort')
        .execute();
      expect(pitches).toMatchObject([{ name: 'Saha 1', capacity: "7'e 7" }, { name: 'Saha 2' }]);
      expect(JSON.parse(pitches[1]?.working_hours ?? '')).toEqual(PITCH.workingHours);
    });

    it('stays out of search until an admin approves it', async () => {
      const email = `${newId()}@isletme.test`;
      await register(app(), venueForm({ email, location: { city: 'Bartın', coordinates: [32.33, 41.63] } }));
      const { body } = await app().call<Venue[]>('get', '/api/business/search?city=Bart%C4%B1n');
      expect(body).toEqual([]);
      const row = await stored(app(), email);
      expect((await app().call('get', `/api/business/${row?.id}`)).status).toBe(404);
    });

    it.each([
      [
        'a pitch without hours',
        { fields: [{ ...PITCH, workingHours: [] }] },
        'fields.0.workingHours',
        'En az bir',
      ],
      [
        'a pitch that names no hours',
        { fields: [{ ...PITCH, workingHours: undefined }] },
        'fields.0.workingHours',
        'En az bir',
      ],
      [
        'overlapping hours',
        {
          fields: [
            PITCH,
            {
              ...PITCH,
              name: 'B',
              workingHours: [
                { start: '18:00', end: '23:00' },
                { start: '22:00', end: '02:00' },
              ],
            },
          ],
        },
        'fields.1.workingHours',
        '18:00-23:00 ile 22:00-02:00',
      ],
      [
        'hours too short',
        { fields: [{ ...PITCH, workingHours: [{ start: '18:00', end: '18:30' }] }] },
        'fields.0.workingHours',
        'bir saatten kısa',
      ],
      [
        'one name for two pitches',
        {
          fields: [
            { ...PITCH, name: 'ISPARTA' },
            { ...PITCH, name: 'ısparta' },
          ],
        },
        'fields.1.name',
        'iki kez',
      ],
      [
        'one name for two pitches, but for spaces',
        {
          fields: [
            { ...PITCH, name: 'Saha 1' },
            { ...PITCH, name: 'Saha  1' },
          ],
        },
        'fields.1.name',
        'iki kez',
      ],
      ['no pitch', { fields: [] }, 'fields', 'En az bir saha ekleyin.'],
      ['a pitch without price', { fields: [{ ...PITCH, price: '' }] }, 'fields.0.price', 'fiyatı girin'],
      ['a password of quotes', { password: `'''"""12'"` }, 'password', 'en az 8'],
      ['a description without end', { description: 'a'.repeat(1001) }, 'description', 'En fazla 1000'],
      ['no phone number', { phone: '12345' }, 'phone', 'Geçerli bir telefon numarası yazın.'],
      [
        'a place in Athens',
        { location: { city: 'İzmir', coordinates: [23.73, 37.98] } },
        'location',
        'Türkiye içinde',
      ],
      [
        'an unknown city',
        { location: { city: 'Atina', coordinates: [29, 41] } },
        'location.city',
        'Listeden',
      ],
      ['a broken list', { fields: '[{' }, 'fields', 'Geçersiz veri.'],
      ['a name of quotes alone', { businessName: `''` }, 'businessName', 'İşletme adını yazın.'],
    ])('refuses %s, naming the field', async (_, overrides, field, sentence) => {
      const email = `${newId()}@isletme.test`;
      const { status, body } = await register(app(), venueForm({ email, ...overrides }));
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation' });
      expect((body.fields as Record<string, string>)[field]).toContain(sentence);
      expect(await stored(app(), email)).toBeUndefined();
    });

    it('keeps pitch names that differ in Turkish', async () => {
      const fields = [
        { ...PITCH, name: 'ISI' },
        { ...PITCH, name: 'isi' },
      ];
      expect((await register(app(), venueForm({ fields }))).status).toBe(201);
    });

    it('refuses a second account for an e-mail, whatever its case, and keeps no files of it', async () => {
      const email = `${newId()}@isletme.test`;
      await register(app(), venueForm({ email }, [await jpeg()]));
      const before = files();
      const again = await register(app(), venueForm({ email: email.toUpperCase() }, [await jpeg()]));
      expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      expect(files()).toEqual(before);
    });

    it('lets one of five simultaneous registrations win and removes the files of the others', async () => {
      const email = `${newId()}@isletme.test`;
      const before = files().length;
      const photo = await jpeg();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => register(app(), venueForm({ email }, [photo]))),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(files().length - before).toBe(2);
    });

    it('keeps photos in their order', async () => {
      const email = `${newId()}@isletme.test`;
      await register(app(), venueForm({ email }, [await jpeg(200, 100), await jpeg(100, 200)]));
      const row = await stored(app(), email);
      const photos = await app()
        .db.q.selectFrom('venue_photos')
        .select(['path', 'sort'])
        .where('venue_id', '=', row?.id ?? '')
        .orderBy('sort')
        .execute();
      expect(photos.map((photo) => photo.sort)).toEqual([0, 1]);
      expect(files()).toEqual(
        expect.arrayContaining(photos.map(({ path }) => path.replace('/uploads/', ''))),
      );
    });

    it('refuses a page that calls itself a photo, naming it, and stores nothing of the rest', async () => {
      const email = `${newId()}@isletme.test`;
      const before = files();
      const { status, body } = await register(app(), venueForm({ email }, [await jpeg(), htmlAsJpeg()]));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'photo_invalid',
        fields: { photos: expect.stringContaining('saha.jpg') },
      });
      expect(files()).toEqual(before);
      expect(await stored(app(), email)).toBeUndefined();
    });

    it('refuses a photo of 9 MB before it stores the one before it', async () => {
      const before = files();
      const { status, body } = await register(app(), venueForm({}, [await jpeg(), await heavy()]));
      expect({ status, body }).toMatchObject({
        status: 413,
        body: { code: 'photo_too_large', fields: { photos: expect.stringContaining('agir.jpg') } },
      });
      expect(files()).toEqual(before);
    });

    it('takes at most ten photos', async () => {
      const photo = await jpeg(20, 20);
      const { status, body } = await register(
        app(),
        venueForm(
          {},
          Array.from({ length: 11 }, () => photo),
        ),
      );
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { fields: { photos: expect.stringContaining('10') } },
      });
    });

    it('asks for the captcha before it works', async () => {
      const email = `${newId()}@isletme.test`;
      const { status, body } = await register(app(), venueForm({ email, recaptchaToken: undefined }));
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'captcha_required' });
      expect(await stored(app(), email)).toBeUndefined();
    });
  },
  () => ({
    storage: createFolderStorage(dir),
    captcha: {
      challenge: async () => ({}),
      verify: async (token) => {
        if (!token) throw new AppError('captcha_required');
      },
    },
  }),
);
