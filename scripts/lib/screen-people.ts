import { solveCaptcha } from '../../api/test/solve-captcha.ts';
import type { Viewer } from './screens.ts';

const PASSWORD = 'Topla-2026!';

/** Signs a demo account in and answers its token; `null` for a visitor. */
export async function signIn(
  { login, email }: Pick<Viewer, 'login' | 'email'>,
  origin: string,
): Promise<string | null> {
  if (!login) return null;
  const recaptchaToken = await solveCaptcha(await (await fetch(`${origin}/api/captcha`)).json());
  const { token } = await call<{ token: string }>(`${origin}/api/${login}`, null, {
    ...{ email, password: PASSWORD, recaptchaToken },
  });
  return token;
}

/**
 * Does what screens show and the demo leaves to be tried: the player posts an ad, asks the support, calls people to a
 * match, and loses a challenge to an admin, who also drafts an announcement. Answers the addresses of what no other screen links to.
 */
export async function actAs(origin: string, player: string, admin: string): Promise<string[]> {
  const post = <T>(path: string, token: string, body: object) =>
    call<T>(`${origin}/api/${path}`, token, body);
  const location = { city: 'İstanbul' };
  await post('requests', player, { type: 'findPlayer', location, positionNeeded: 'Kaleci' });
  await post('support', player, {
    subject: 'booking',
    text: 'Dün akşamki iptalimi takvimimden silemiyorum.',
  });
  const details = 'Cumartesi 22:00, kalecimiz yok. Kazanan kaybedene çay ısmarlar.';
  await post('challenges/create', player, { type: 'eksik-oyuncu', details, contactInfo: '0532 123 45 67' });
  const challenges = await call<Owned[]>(`${origin}/api/challenges`, player);
  const subject = { type: 'challenge', id: challenges.find((one) => one.details === details)?._id };
  const reason = 'İlanda başkasının telefon numarası yazıyordu.';
  await post('admin/removals', admin, { subject, category: 'other', reason });
  const news = await call<{ link: string }[]>(`${origin}/api/notifications`, player);
  const removal = news.find(({ link }) => link.startsWith('/removals/'))?.link ?? '';
  const announcement = await post<{ id: string }>('admin/announcements', admin, ANNOUNCEMENT);
  const ads = await call<{ id: string }[]>(`${origin}/api/requests?type=findPlayer`, player);
  const tournaments = await call<{ id: string }[]>(`${origin}/api/tournaments`, player);
  return [
    await matchPage(origin, player),
    removal,
    `/admin/announcements/${announcement.id}`,
    `/admin/ads/${ads[0]?.id}`,
    `/admin/tournaments/${tournaments[0]?.id}`,
  ];
}

/** The match page of the player's next hour; nine come, somebody waits to see. Answers its address. */
export async function matchPage(origin: string, player: string): Promise<string> {
  const { reservations } = await call<{ reservations: { id: string; status: string }[] }>(
    `${origin}/api/reservations/mine?when=upcoming`,
    player,
  );
  const id = reservations.find(({ status }) => status === 'approved' || status === 'pending')?.id;
  const { path } = await call<{ path: string }>(`${origin}/api/rosters`, player, { kind: 'reservation', id });
  const answers = [
    ...['Ali Kaya', 'Burak Öz', 'Ceren Işık', 'Deniz Ak', 'Emre Can', 'Ferit Su', 'Gül Er', 'Hakan Taş'],
    'Işıl Dağ',
  ];
  for (const [at, name] of answers.entries()) {
    const said =
      at === 8 ? { answer: 'maybe' } : { answer: 'yes', keeper: at === 0, guests: at === 2 ? 1 : 0 };
    const json = { name, secret: `secret-of-the-guest-${at}-x`, ...said };
    await call(`${origin}/api/rosters${path.replace('/mac', '')}/answer`, null, json, 'PUT');
  }
  return path;
}

const ANNOUNCEMENT = {
  title: 'Ankara kış turnuvaları başlıyor',
  text: 'Kayıtlar cuma günü açılıyor. Takımınızı şimdiden kurun, yerinizi ayırtın.',
  ...{ link: '/tournaments', role: 'players', place: 'city', city: 'Ankara', push: true, mail: false },
};

type Owned = { _id: string; details: string };

async function call<T>(
  url: string,
  token: string | null,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
