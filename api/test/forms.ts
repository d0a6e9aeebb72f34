import { newId } from '../src/db/id.ts';

type Value = string | File | undefined;

function formOf(values: Record<string, Value>, photos: readonly File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) data.set(name, value);
  for (const photo of photos) data.append('photos', photo);
  return data;
}

/** A player's registration that would be accepted. */
export const playerForm = (over: Record<string, Value> = {}): FormData =>
  formOf({
    fullName: 'Işıl Çağlar',
    email: `${newId()}@oyuncu.test`,
    password: 'sifre-2026',
    phone: '0532 111 22 33',
    teams: 'Yıldızlar',
    position: 'Kaleci',
    foot: 'Sağ',
    city: 'İzmir',
    recaptchaToken: 'solved',
    ...over,
  });

/** A venue's registration that would be accepted. */
export const venueForm = (over: Record<string, Value> = {}, photos: readonly File[] = []): FormData =>
  formOf(
    {
      ownerName: 'Işıl Çağlar',
      businessName: 'Çamlıca Halı Saha',
      email: `${newId()}@isletme.test`,
      password: 'sifre-2026',
      phone: '0532 111 22 33',
      address: 'Çamlıca Caddesi 5',
      location: JSON.stringify({ city: 'İstanbul', coordinates: [29.07, 41.02] }),
      fields: JSON.stringify([
        { name: 'Saha 1', capacity: "7'e 7", price: 1200, workingHours: [{ start: '18:00', end: '02:00' }] },
      ]),
      recaptchaToken: 'solved',
      ...over,
    },
    photos,
  );
