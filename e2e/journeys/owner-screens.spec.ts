import type { Locator, Page } from '@playwright/test';
import { ownerWorld } from '../support/owner-world.ts';
import { NIGHT } from '../support/pages.ts';
import { openFirstCalls, openLoading } from '../support/screens.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  expectToReflow,
  fontSizeOf,
  OWNER_WIDTHS,
  test,
} from '../support/test.ts';

type Screen = {
  path: string;
  /** The content that users come for. */
  useful: (page: Page) => Locator;
  /** The call that loads it. */
  call: string;
  /** The message after a failure, if the test looks at one. Unit tests refuse every screen. */
  failure?: RegExp;
  /** The text for a venue without data. */
  empty?: string | RegExp;
};

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const FAILED = /hata oluştu/;

const SCREENS: Screen[] = [
  {
    path: '/profile/business',
    useful: (page) => page.getByRole('table', { name: /Saha 1/ }),
    call: 'reservations/business-reservations',
    failure: FAILED,
    empty: 'Henüz rezervasyon isteği yok.',
  },
  {
    path: `/business/board?date=${NIGHT}`,
    useful: (page) => page.getByRole('grid').getByText('Hasan Usta').first(),
    call: 'business/board',
    failure: FAILED,
  },
  {
    path: '/subscription/requests',
    useful: (page) => page.getByText('Abdurrahman Şerafettin Karahasanoğulları').first(),
    call: 'subscription/requests',
    empty: 'Henüz abonelik isteği yok.',
  },
  {
    path: `/business/income?span=week&date=${NIGHT}`,
    useful: (page) => region(page, 'Gelir kaynakları').getByText('Telefonla alınanlar'),
    call: 'business/income',
    failure: /Gelir bilgileri alınamadı\./,
    empty: 'Bu dönemde alınmış saat yok.',
  },
  {
    path: '/business/prices',
    useful: (page) => region(page, 'Belirli tarihler').getByText('Bayram'),
    call: 'business/prices',
    empty: 'Bütün saatler sahanın kendi fiyatında.',
  },
  {
    path: '/settings/business',
    useful: (page) => page.getByLabel('Maça en az kaç saat kala?'),
    call: 'business/settings',
  },
  {
    path: '/business/staff',
    useful: (page) => main(page).getByText('Abdurrahman Şerafettin Karahasanoğulları').first(),
    call: 'business/staff',
  },
  {
    path: '/notifications',
    useful: (page) =>
      main(page)
        .getByText(/Karahasanoğulları/)
        .first(),
    call: 'notifications',
  },
  {
    path: '/chat',
    useful: (page) => main(page).getByText('Abdurrahman Şerafettin Karahasanoğulları').first(),
    call: 'messages/chat-list-business',
    empty: 'Henüz mesajınız yok.',
  },
  {
    path: '/payment',
    useful: (page) => page.getByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.'),
    call: 'payments/status',
    empty: 'Henüz bir ödemeniz yok.',
  },
];

const callOf = (call: string) => new RegExp(`/api/${call}(?:\\?|$)`);
const DESK = { width: 1280, height: 800 };

// One window takes all widths in turn: loading a page costs more than rendering it again.
test('every screen of an owner is useful after three calls, accessible, and reflows', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  test.setTimeout(300_000);
  const page = await newPerson(await ownerWorld(api));
  const setFontSize = await fontSizeOf(page);
  for (const { path, useful, call, failure } of SCREENS) {
    await page.setViewportSize(DESK);
    const becomesUseful = () => expect(useful(page), path).toBeVisible();
    const failing = failure && { call: callOf(call), says: failure };
    await openFirstCalls(page, path, becomesUseful, failing);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessibleAt(OWNER_WIDTHS, page);
    await expectToReflow(page, setFontSize);
  }
});

test('the navigation of an owner keeps its words in one line on a small desk screen', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  const page = await newPerson(await ownerWorld(api));
  await page.goto('/business/income');
  const items = page.getByRole('banner').locator('nav > a, nav > div > button, nav ~ button:visible');
  await expect(items.filter({ hasText: 'Mesajlar' })).toContainText('okunmamış mesaj');
  for (const width of [992, 1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 768 });
    const heights = await items.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  }
});

test('a new venue finds every screen empty with a next step, and sees that it loads before', {
  tag: '@desktop',
}, async ({ api, newPerson }) => {
  test.setTimeout(200_000);
  const page = await newPerson(await api.createVenue());
  for (const { path, empty, call } of SCREENS) {
    if (!empty) continue;
    await page.setViewportSize(DESK);
    await openLoading(page, path, callOf(call), () => expectAccessible(page));
    await expect(main(page).getByText(empty), path).toBeVisible();
    await expectAccessibleAt(OWNER_WIDTHS, page);
  }
});
