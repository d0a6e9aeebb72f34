import type { Locator, Page } from '@playwright/test';
import { ownerWorld } from '../support/owner-world.ts';
import { NIGHT } from '../support/pages.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtAllWidths,
  expectNoSidewaysScroll,
  test,
} from '../support/test.ts';

type Screen = {
  path: string;
  /** What one comes for. */
  useful: (page: Page) => Locator;
  /** The call that brings it, and what is said when it fails. */
  call: string;
  failure: RegExp;
  /** What a venue without anything yet is told. */
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
    failure: /İstekler alınamadı\./,
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
    failure: /Fiyatlar alınamadı\./,
    empty: 'Bütün saatler sahanın kendi fiyatında.',
  },
  {
    path: '/settings/business',
    useful: (page) => page.getByLabel('Maça en az kaç saat kala?'),
    call: 'business/settings',
    failure: /Ayarlar alınamadı\./,
  },
  {
    path: '/business/staff',
    useful: (page) => main(page).getByText('Abdurrahman Şerafettin Karahasanoğulları').first(),
    call: 'business/staff',
    failure: /Ekibiniz alınamadı\./,
  },
  {
    path: '/notifications',
    useful: (page) =>
      main(page)
        .getByText(/Karahasanoğulları/)
        .first(),
    call: 'notifications',
    failure: /Bildirimleriniz alınamadı\./,
  },
  {
    path: '/chat',
    useful: (page) => main(page).getByText('Abdurrahman Şerafettin Karahasanoğulları').first(),
    call: 'messages/chat-list-business',
    failure: /Konuşmalar alınamadı\./,
    empty: 'Henüz mesajınız yok.',
  },
  {
    path: '/payment',
    useful: (page) => page.getByText('Ödeme sayfasına erişim yetkiniz yok. Mevcut aboneliğiniz geçerli.'),
    call: 'payments/status',
    failure: FAILED,
    empty: 'Henüz bir ödemeniz yok.',
  },
];

const MOST_CALLS = 3;

test('every screen of an owner is useful after three calls, accessible, and reflows', async ({
  api,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const page = await newPerson(await ownerWorld(api));
  for (const { path, useful } of SCREENS) {
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      calls += 1;
      if (calls > MOST_CALLS) await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(useful(page), path).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessibleAtAllWidths(page);
    // What is left of 1280 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
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

// What is said, and by which call, is the same at every width; how screens fit is looked at above.
test('an owner is told in Turkish what could not be loaded, and tries again', { tag: '@phone' }, async ({
  api,
  newPerson,
}) => {
  test.setTimeout(200_000);
  const page = await newPerson(await ownerWorld(api));
  for (const { path, useful, call, failure } of SCREENS) {
    const broken = new RegExp(`/api/${call}(?:\\?|$)`);
    const body = { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' };
    await page.route(broken, (route) => route.fulfill({ status: 500, json: body }));
    await page.goto(path);
    const alert = main(page).getByRole('alert').filter({ hasText: failure }).first();
    await expect(alert, path).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    for (const again of await main(page).getByRole('button', { name: 'Tekrar dene' }).all()) {
      await again.click();
    }
    await expect(useful(page), path).toBeVisible();
  }
});

test('a new venue finds every screen empty with a next step, and sees that it loads before', async ({
  api,
  newPerson,
}) => {
  test.setTimeout(200_000);
  const page = await newPerson(await api.createVenue());
  for (const { path, empty, call } of SCREENS) {
    if (!empty) continue;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = new RegExp(`/api/${call}(?:\\?|$)`);
    await page.route(slow, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(main(page).locator('[aria-busy="true"]').first(), path).toBeAttached();
    await expectAccessible(page);
    release();
    await expect(main(page).getByText(empty), path).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
  }
});
