import type { Locator, Page } from '@playwright/test';
import { NIGHT, undrawn, weekOf } from '../support/pages.ts';
import { openFirstCalls, openLoading } from '../support/screens.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  expectToReflow,
  fontSizeOf,
  test,
  WIDTHS,
} from '../support/test.ts';
import { fullWorld, type World } from '../support/world.ts';

type Screen = {
  path: string | ((world: World) => string);
  /** The content that users come for. */
  useful: (page: Page, world: World) => Locator;
  /** The call that fails at first, and the message. Only some screens fail here; unit tests refuse all of them. */
  call?: string;
  failure?: RegExp;
};

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const FAILED = /Bir hata oluştu/;

const SCREENS: Screen[] = [
  { path: '/search', useful: (page) => page.getByRole('button', { name: 'Sahaları Göster' }) },
  {
    path: ({ city }) => undrawn(`/results?city=${city}`),
    useful: (page, { venue }) => page.getByRole('heading', { name: venue.name }),
    call: 'business/search',
    failure: FAILED,
  },
  {
    path: ({ city }) => undrawn(`/hours?city=${city}&date=${NIGHT}`),
    useful: (page, { venue }) => page.getByRole('main').getByText(venue.name).first(),
    call: 'hours',
    failure: FAILED,
  },
  {
    path: ({ venue }) => weekOf(venue),
    useful: (page) => page.locator('[data-state="free"]').first(),
    call: 'reservations/weekly-user',
    failure: /Haftalık saat aralıkları alınamadı\./,
  },
  {
    path: ({ match }) => match,
    useful: (page) => region(page, 'Kadroda').getByRole('listitem').first(),
    call: 'rosters',
    failure: /Maç bilgileri alınamadı\./,
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
  },
  {
    path: '/my-reservations?tab=past',
    useful: (page) => page.getByText('Henüz oynanmış bir maçınız yok.'),
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
  },
  { path: '/account', useful: (page) => page.getByRole('button', { name: /indir/i }) },
  {
    path: ({ friend }) => `/user/${friend.id}`,
    useful: (page) => page.getByText('Arkadaşsınız'),
  },
  {
    path: '/chat',
    useful: (page, { friend }) => page.getByText(friend.fullName).first(),
  },
  {
    path: ({ friend }) => `/chat?receiverId=${friend.id}&receiverModel=User`,
    useful: (page) => page.getByRole('log').getByText('Perşembe var mısın?'),
    call: 'messages/history',
    failure: /Mesajlar alınamadı\./,
  },
  {
    path: '/friends',
    useful: (page, { friend }) => region(page, 'Arkadaşlarınız').getByText(friend.fullName),
  },
  {
    path: '/friend-search?name=I%C5%9F%C4%B1l',
    useful: (page) => page.getByText('Arkadaşsınız').first(),
  },
  {
    path: '/lineups',
    useful: (page) => page.getByRole('heading', { name: 'Karahasanoğulları Gençlerbirliği' }),
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
  },
  {
    path: ({ city }) => `/team-requests?city=${city}`,
    useful: (page) => page.getByRole('listitem').getByText('Kanat', { exact: true }).first(),
  },
  {
    path: '/requests/create?type=findOpponent',
    useful: (page) => page.getByText('Zaten yayında bir ilanınız var.'),
  },
  {
    path: '/matches',
    useful: (page) => page.getByText('Gölcük Halı Saha'),
  },
  {
    path: '/rate',
    useful: (page) => page.getByText('Puanlayacağınız oyuncu yok.'),
  },
  {
    path: '/tournaments',
    useful: (page) => page.getByRole('link', { name: 'Göller Bölgesi Gece Kupası' }).first(),
  },
  {
    path: ({ tournamentId }) => `/tournament/${tournamentId}`,
    useful: (page, { me }) => page.getByRole('link', { name: me.fullName }),
  },
  { path: '/tournament-create', useful: (page) => page.getByLabel('Turnuva adı') },
  {
    path: '/challenges',
    useful: (page) => page.getByText('Cuma 21:00 rakip arıyoruz.').first(),
  },
  { path: '/challenge-create', useful: (page) => page.getByLabel('Açıklama') },
];

const pathOf = ({ path }: Screen, world: World) => (typeof path === 'string' ? path : path(world));
const PHONE = { width: 390, height: 844 };

/** The call that loads the screen; the signed-in player's profile has the same address as others'. */
const callOf = ({ call, failure }: Screen, { me }: World) =>
  call && failure
    ? {
        call: new RegExp(`/api/${call.replace('*', `(?!${me.id})[^/?]+`)}(?:[/?]|$)`),
        says: failure,
      }
    : undefined;

// One window takes all widths in turn: loading a page costs more than rendering it again.
test('every screen of a player is useful after three calls, accessible, and reflows', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  test.setTimeout(400_000);
  const world = await fullWorld(api);
  const page = await newPerson(world.me);
  const setFontSize = await fontSizeOf(page);
  for (const screen of SCREENS) {
    const path = pathOf(screen, world);
    await page.setViewportSize(PHONE);
    const becomesUseful = () => expect(screen.useful(page, world), path).toBeVisible();
    await openFirstCalls(page, path, becomesUseful, callOf(screen, world));
    await expectAccessibleAt(WIDTHS, page);
    await expectToReflow(page, setFontSize);
  }
});

test('a new player finds every screen empty with a next step, and sees that it loads before', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
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
    [undrawn('/results?city=Ardahan')]: 'Sonuç bulunamadı.',
  };
  const page = await newPerson(player);
  for (const [path, text] of Object.entries(EMPTY)) {
    await page.setViewportSize(PHONE);
    await openLoading(page, path, /\/api\/(?!users\/[^s])/, () => expectAccessible(page));
    await expect(page.getByText(text), path).toBeVisible();
    await expectAccessibleAt(WIDTHS, page);
  }
});
