import { setTimeout } from 'node:timers/promises';
import type { AdminRole } from 'mf-shared/contracts/admin';
import type { Venue as VenueView } from 'mf-shared/contracts/venues';
import { solveCaptcha } from '../../api/test/solve-captcha.ts';
import { ADMIN } from './server.ts';

/** Cities that no journey uses: each goes to one test of a server. */
export const SPARE_CITIES = [
  'Iğdır',
  'Bartın',
  'Siirt',
  'Artvin',
  'Muş',
  'Tunceli',
  'Bitlis',
  'Bingöl',
  'Yozgat',
  'Niğde',
  'Yalova',
  'Karaman',
] as const;

/** Positions of the venues in the provinces of the journeys. */
const PLACES: Record<string, [lng: number, lat: number]> = {
  Isparta: [30.55, 37.76],
  Burdur: [30.28, 37.72],
  Iğdır: [44.04, 39.92],
  Bartın: [32.34, 41.63],
  Siirt: [41.94, 37.93],
  Artvin: [41.82, 41.18],
  Muş: [41.5, 38.73],
  Tunceli: [39.55, 39.11],
  Bitlis: [42.11, 38.4],
  Bingöl: [40.5, 38.89],
  Yozgat: [34.81, 39.82],
  Niğde: [34.68, 37.97],
  Yalova: [29.27, 40.65],
  Karaman: [33.22, 37.18],
};

export const PASSWORD = 'Sahada-2026';
export type Account = { id: string; email: string; password: string; token: string };
export type Player = Account & { fullName: string };
export type Venue = Account & { name: string; city: string };

let counter = 0;
const unique = () => `${Date.now().toString(36)}${process.pid.toString(36)}${(counter++).toString(36)}`;

/** Creates a test's people and venues through the API; their addresses are verified. */
export function backend(url: string) {
  async function call<T>(
    method: string,
    path: string,
    options: { token?: string; json?: unknown; form?: FormData } = {},
  ) {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
        ...(options.json ? { 'Content-Type': 'application/json' } : {}),
      },
      body: options.form ?? (options.json ? JSON.stringify(options.json) : null),
    });
    const body = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }

  const captchaToken = async () => solveCaptcha(await call('GET', 'captcha'));

  /** Opens the link that was mailed to a new account. */
  async function verify(email: string): Promise<void> {
    const address = `${url}/dev/mail?to=${encodeURIComponent(email)}`;
    let token: string | undefined;
    while (!token) {
      const mails = await (await fetch(address)).text();
      token = /verify-email\?token=([\w-]+)/.exec(mails)?.[1];
      // The mail is written after the registration is answered.
      if (!token) await setTimeout(20);
    }
    await call('POST', 'verify-email', { json: { token } });
  }

  async function adminToken(as: { email: string; password: string } = ADMIN): Promise<string> {
    const { email, password } = as;
    return (await call<{ token: string }>('POST', 'admin/login', { json: { email, password } })).token;
  }

  /** An admin whom the platform's owner invited. */
  async function createAdmin(role: AdminRole = 'support', name = 'Selin Destek'): Promise<Account> {
    const email = `${unique()}@yonetici.test`;
    const token = await adminToken();
    const json = { email, role };
    const { inviteUrl } = await call<{ inviteUrl: string }>('POST', 'admin/admin-invitations', {
      token,
      json,
    });
    const invitation = new URL(inviteUrl, url).searchParams.get('token');
    await call('POST', 'admin/invitation/accept', { json: { token: invitation, name, password: PASSWORD } });
    const own = await adminToken({ email, password: PASSWORD });
    return { id: claimsOf(own).id, email, password: PASSWORD, token: own };
  }

  async function createPlayer(fullName = 'Deniz Yıldız', city = 'İstanbul'): Promise<Player> {
    const email = `${unique()}@oyuncu.test`;
    const form = new FormData();
    const fields = { fullName, email, password: PASSWORD, phone: '0532 111 22 33', teams: 'Yıldızlar' };
    const more = { position: 'Kanat', foot: 'Sağ', city, recaptchaToken: await captchaToken() };
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
    await call('POST', 'users/register', { form });
    await verify(email);
    const { token } = await call<{ token: string }>('POST', 'users/login', {
      json: { email, password: PASSWORD, recaptchaToken: await captchaToken() },
    });
    return { id: claimsOf(token).id, email, password: PASSWORD, token, fullName };
  }

  /** A registered venue; by default `approved`. One pitch `Saha 1`, by default 10:00 to 02:00, 1500 TL. */
  async function createVenue({
    name = `Çınar ${unique()}`,
    city = 'Isparta',
    approved = true,
    hours = { start: '10:00', end: '02:00' },
  } = {}): Promise<Venue> {
    const email = `${unique()}@isletme.test`;
    const form = new FormData();
    const plain = { ownerName: 'Ayşe Öztürk', businessName: name, email, password: PASSWORD };
    const rest = { phone: '0246 111 22 33', address: 'Gölcük Yolu 1', city, equipment: 'Duş, otopark' };
    const location = JSON.stringify({ city, coordinates: PLACES[city] ?? PLACES.Isparta });
    const fields = JSON.stringify([
      { name: 'Saha 1', capacity: "7'e 7", price: 1500, workingHours: [hours] },
    ]);
    const all = { ...plain, ...rest, location, fields, recaptchaToken: await captchaToken() };
    for (const [key, value] of Object.entries(all)) form.set(key, value);
    await call('POST', 'business/register', { form });
    await verify(email);
    const pending = await findPending(name);
    if (!approved) return { id: pending.id, email, password: PASSWORD, token: '', name, city };
    await call('PUT', `admin/approve/${pending.id}`, { token: await adminToken() });
    const { token } = await call<{ token: string }>('POST', 'business/login', {
      json: { email, password: PASSWORD, recaptchaToken: await captchaToken() },
    });
    return { id: pending.id, email, password: PASSWORD, token, name, city };
  }

  async function findPending(name: string): Promise<VenueView> {
    const token = await adminToken();
    const list = await call<VenueView[]>('GET', 'admin/pending-businesses?limit=100', { token });
    const found = list.find((business) => business.businessName === name);
    if (!found) throw new Error(`${name} is not among the pending businesses.`);
    return found;
  }

  const reserve = (player: Player, venue: Venue, date: string, timeSlot: string) =>
    call<{ reservation: { id: string } }>('POST', 'reservations/create', {
      token: player.token,
      json: { userEmail: player.email, businessId: venue.id, date, timeSlot, fieldName: 'Saha 1' },
    });

  return { call, adminToken, createAdmin, createPlayer, createVenue, reserve };
}

export type Backend = ReturnType<typeof backend>;

function claimsOf(token: string): { id: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
