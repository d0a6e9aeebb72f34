import type { Locator, Page } from '@playwright/test';
import { weekOf } from '../support/pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { fullWorld, type World } from '../support/world.ts';

type Screen = {
  path: string | ((world: World) => string);
  /** What one comes for. */
  useful: (page: Page, world: World) => Locator;
  /** The call that brings it, and what is said when it fails. */
  call?: string;
  failure?: RegExp;
};

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const FAILED = /Bir hata oluştu/;

const SCREENS: Screen[] = [
  { path: '/search', useful: (page) => page.getByRole('button', { name: 'Sahaları Göster' }) },
  {
    path: ({ city }) => `/results?city=${city}`,
    useful: (page, { venue }) => page.getByRole('heading', { name: venue.name }),
    call: 'business/search',
    failure: FAILED,
  },
  {
    path: ({ venue }) => weekOf(venue),
    useful: (page) => page.locator('[data-state="free"]').first(),
    call: 'reservations/weekly-user',
    failure: /Haftalık saat aralıkları alınamadı\./,
  },
  {
    path: '/my-reservations',
    useful: (page, { venue }) => page.getByRole('main').getByText(venue.name).first(),
    call: 'reservations/mine',
    failure: FAILED,
  },
  {
    path: '/my-reservations?tab=subscriptions',
    useful: (page) => page.getByRole('main').getByText('Bekliyor').first(),
    call: 'subscription/mine',
    failure: /Abonelikleriniz alınamadı\./,
  },
  {
    path: '/my-reservations?tab=past',
    useful: (page) => page.getByText('Henüz oynanmış bir maçınız yok.'),
    call: 'reservations/mine',
    failure: FAILED,
  },
  {
    path: '/notifications',
    useful: (page, { friend }) => page.getByRole('main').getByText(new RegExp(friend.fullName)).first(),
    call: 'notifications',
    failure: /Bildirimleriniz alınamadı\./,
  },
  { path: '/teams', useful: (page) => page.getByRole('button', { name: 'Takımları Kur' }) },
  {
    path: '/profile/user',
    useful: (page, { me }) => page.getByRole('article', { name: `${me.fullName}, oyuncu kartı` }),
    call: 'profile/user',
    failure: /Profil bilgileri alınamadı\./,
  },
  { path: '/account', useful: (page) => page.getByRole('button', { name: /indir/i }) },
  {
    path: ({ friend }) => `/user/${friend.id}`,
    useful: (page) => page.getByText('Arkadaşsınız'),
    call: 'users/*',
    failure: /Profil bilgileri alınamadı\./,
  },
  {
    path: '/chat',
    useful: (page, { friend }) => page.getByText(friend.fullName).first(),
    call: 'messages/chat-list',
    failure: /Konuşmalar alınamadı\./,
  },
  {
    path: ({ friend }) => `/chat?receiverId=${friend.id}&receiverModel=User`,
    useful: (page) => page.getByRole('log').getByText('Perşembe var mısın?'),
    call: 'messages/history',
    failure: /Mesajlar alınamadı\./,
  },
  {
    path: '/friends',
    useful: (page, { friend }) => region(page, 'Arkadaşlarım').getByText(friend.fullName),
    call: 'friends/list',
    failure: /Arkadaşlarınız alınamadı\./,
  },
  {
    path: '/friend-search?name=I%C5%9F%C4%B1l',
    useful: (page) => page.getByText('Arkadaşsınız').first(),
    call: 'users/search',
    failure: /Oyuncular alınamadı\./,
  },
  {
    path: '/lineups',
    useful: (page) => page.getByRole('heading', { name: 'Karahasanoğulları Gençlerbirliği' }),
    call: 'lineups',
    failure: FAILED,
  },
  {
    path: '/lineups/create',
    useful: (page, { friend }) => page.getByRole('button', { name: new RegExp(friend.fullName) }),
  },
  {
    path: ({ city }) => `/requests/opponent?city=${city}`,
    useful: (page) => page.getByRole('button', { name: 'Bulundu' }).first(),
    call: 'requests',
    failure: /İlanlar alınamadı\./,
  },
  {
    path: ({ city }) => `/requests/player?city=${city}`,
    useful: (page) => page.getByRole('heading', { name: 'Ofansif Orta Saha aranıyor' }).first(),
    call: 'requests',
    failure: /İlanlar alınamadı\./,
  },
  {
    path: ({ city }) => `/team-requests?city=${city}`,
    useful: (page) => page.getByRole('heading', { name: 'Kanat takım arıyor' }).first(),
    call: 'requests',
    failure: /İlanlar alınamadı\./,
  },
  {
    path: '/requests/create?type=findOpponent',
    useful: (page) => page.getByText('Zaten yayında bir ilanınız var.'),
    call: 'lineups',
    failure: /Kadrolarınız alınamadı\./,
  },
  {
    path: '/matches',
    useful: (page) => page.getByText('Gölcük Halı Saha'),
    call: 'matches',
    failure: /Maçlar alınamadı\./,
  },
  {
    path: '/rate',
    useful: (page) => page.getByText('Puanlayacağınız oyuncu yok.'),
    call: 'matches',
    failure: /Maçlar alınamadı\./,
  },
  {
    path: '/tournaments',
    useful: (page) => page.getByRole('link', { name: 'Göller Bölgesi Gece Kupası' }).first(),
    call: 'tournaments',
    failure: /Turnuvalar alınamadı\./,
  },
  {
    path: ({ tournamentId }) => `/tournament/${tournamentId}`,
    useful: (page, { me }) => page.getByRole('link', { name: me.fullName }),
    call: 'tournaments/*',
    failure: FAILED,
  },
  { path: '/tournament-create', useful: (page) => page.getByLabel('Turnuva adı') },
  {
    path: '/challenges',
    useful: (page) => page.getByText('Cuma 21:00 rakip arıyoruz.').first(),
    call: 'challenges',
    failure: /İlanlar alınamadı\./,
  },
  { path: '/challenge-create', useful: (page) => page.getByLabel('Açıklama') },
];

const pathOf = ({ path }: Screen, world: World) => (typeof path === 'string' ? path : path(world));
const MOST_CALLS = 3;

/** Answers the first calls of the page and lets the others wait until they are released. */
async function answerFirst(page: Page, most: number): Promise<() => void> {
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    calls += 1;
    if (calls > most) await held;
    await route.continue();
  });
  return release;
}

test('every screen of a player is useful after three calls, accessible, and reflows', async ({
  api,
  newPerson,
}) => {
  test.setTimeout(400_000);
  const world = await fullWorld(api);
  const page = await newPerson(world.me);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const screen of SCREENS) {
    const path = pathOf(screen, world);
    await page.setViewportSize(size);
    const release = await answerFirst(page, MOST_CALLS);
    await page.goto(path);
    await expect(screen.useful(page, world), path).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
    // What is left of 1280 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

// What is said, and by which call, is the same at every width; how screens fit is looked at above.
test('a screen says in Turkish what could not be loaded, and tries again', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const world = await fullWorld(api);
  const page = await newPerson(world.me);
  for (const screen of SCREENS) {
    if (!screen.call || !screen.failure) continue;
    const broken = new RegExp(`/api/${screen.call.replace('*', '[^/?]+')}(?:[/?]|$)`);
    await page.route(broken, (route) =>
      route.request().url().includes(world.me.id) && screen.call === 'users/*'
        ? route.continue()
        : route.fulfill({ status: 500, json: { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' } }),
    );
    await page.goto(pathOf(screen, world));
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: screen.failure });
    await expect(alert, pathOf(screen, world)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('main').getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(screen.useful(page, world)).toBeVisible();
  }
});

test('a new player finds every screen empty with a next step, and sees that it loads before', async ({
  api,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const player = await api.createPlayer('Yeni Oyuncu');
  const EMPTY: Record<string, string> = {
    '/my-reservations': 'Yaklaşan rezervasyonunuz yok.',
    '/my-reservations?tab=subscriptions': 'Henüz bir aboneliğiniz yok.',
    '/my-reservations?tab=past': 'Henüz oynanmış bir maçınız yok.',
    '/notifications': 'Henüz bildiriminiz yok.',
    '/chat': 'Henüz mesajınız yok.',
    '/friends': 'Henüz arkadaşınız yok.',
    '/friend-search?name=zzzz': 'Sonuç bulunamadı.',
    '/lineups': 'Henüz kadronuz yok.',
    '/requests/opponent?city=Ardahan': 'Ardahan’da şu anda rakip arayan takım yok.',
    '/requests/player?city=Ardahan': 'Ardahan’da şu anda oyuncu arayan takım yok.',
    '/team-requests?city=Ardahan': 'Ardahan’da şu anda takım arayan oyuncu yok.',
    '/matches': 'Henüz maçınız yok.',
    '/rate': 'Puanlayacağınız oyuncu yok.',
    '/tournaments?city=Ardahan': 'Turnuva bilgisi bulunamadı.',
    '/results?city=Ardahan': 'Sonuç bulunamadı.',
  };
  const page = await newPerson(player);
  for (const [path, text] of Object.entries(EMPTY)) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls = /\/api\/(?!users\/[^s])/;
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first(), path).toBeAttached();
    await expectAccessible(page);
    release();
    await expect(page.getByText(text), path).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
  }
});
