import { newId } from '../src/base/id.ts';

type Values = Record<string, unknown>;

/** Text of a field: lists and objects travel as JSON, undefined is left out. */
const asText = (value: unknown): string | File =>
  typeof value === 'string' || value instanceof File ? value : JSON.stringify(value);

function formOf(values: Values, photos: readonly File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) data.set(name, asText(value));
  }
  for (const photo of photos) data.append('photos', photo);
  return data;
}

/** A valid registration of a player. */
export const playerForm = (over: Values = {}): FormData =>
  formOf({
    fullName: 'Işıl Çağlar',
    email: `${newId()}@oyuncu.test`,
    password: 'sifre-2026',
    phone: '0532 111 22 33',
    teams: 'Yıldızlar, Mahalle FK',
    position: 'Kaleci',
    foot: 'Sağ',
    city: 'İzmir',
    recaptchaToken: 'solved',
    ...over,
  });

/** A pitch as an owner sends it. */
export const PITCH = {
  name: 'Saha 1',
  capacity: "7'e 7",
  price: 1200,
  workingHours: [{ start: '18:00', end: '02:00' }],
};

/** A valid registration of a venue. */
export const venueForm = (over: Values = {}, photos: readonly File[] = []): FormData =>
  formOf(
    {
      ownerName: 'Işıl Çağlar',
      businessName: 'Çamlıca Halı Saha',
      email: `${newId()}@isletme.test`,
      password: 'sifre-2026',
      phone: '0532 111 22 33',
      address: 'Çamlıca Caddesi 5',
      location: { city: 'İstanbul', coordinates: [29.07, 41.02] },
      fields: [PITCH],
      equipment: 'Duş',
      recaptchaToken: 'solved',
      ...over,
    },
    photos,
  );
