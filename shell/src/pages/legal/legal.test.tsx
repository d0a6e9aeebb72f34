import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BusinessServicePage } from './BusinessServicePage.tsx';
import { DeliveryReturnPage } from './DeliveryReturnPage.tsx';
import { DistanceSalesPage } from './DistanceSalesPage.tsx';
import { LEGAL_DOCUMENTS } from './documents.ts';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { ServiceInfoPage } from './ServiceInfoPage.tsx';
import { TermsOfServicePage } from './TermsOfServicePage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Case = { title: string; Page: ComponentType; facts: RegExp[] };

const cases: Case[] = [
  {
    title: 'Kullanım Koşulları',
    Page: TermsOfServicePage,
    facts: [
      /en fazla 3 farklı saat/,
      /haftada en çok 5 ilan/,
      /7 gün sonra otomatik olarak silinir/,
      /7 gün içinde yanıtlanmayan rezervasyon istekleri/,
      /aylık 1\.500 TL/,
    ],
  },
  {
    title: 'Gizlilik ve KVKK Aydınlatma Metni',
    Page: PrivacyPolicyPage,
    facts: [
      /7 iş günü/,
      /adınız, telefonunuz ve notunuzla birlikte otomatik olarak silinir/,
      /yanıtlandıktan 180 gün sonra silinir/,
      /bütün verilerinizi indirebilir/,
      /hesabınızı silebilirsiniz/,
      /işletme hesabı kapatıldığında/,
      /3D Secure/,
      /6698 sayılı/,
    ],
  },
  {
    title: 'İşletme Hizmeti',
    Page: BusinessServicePage,
    facts: [/1\.500 TL/, /30 günde bir ödenir/, /ücretsiz ilk ayınız/, /7 günü, günün 24 saati/],
  },
  {
    title: 'Hizmet ve Fiyat Bilgisi',
    Page: ServiceInfoPage,
    facts: [
      /1\.500 TL/,
      /İlk ay/,
      /ödemeden sonra 30 gün aktif kalır/,
      /3 gün içinde/,
      /5 iş günü/,
      /7 iş günü/,
    ],
  },
  {
    title: 'Mesafeli Satış Sözleşmesi',
    Page: DistanceSalesPage,
    facts: [/1\.500 TL/, /İlk ay ücretsizdir/, /3D Secure/, /3 gün/, /5 iş günü/, /7 iş günü/],
  },
  {
    title: 'Teslimat ve İade',
    Page: DeliveryReturnPage,
    facts: [/hiç rezervasyon almamış/, /3 gün/, /5 iş günü içinde/, /7 iş günü içinde/, /30 gün aktif/],
  },
];

test.each(cases)('$title states its facts, the date and the way to support', ({ title, Page, facts }) => {
  const { container } = render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  const text = container.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const fact of facts) expect(text).toMatch(fact);
  expect(text).toContain('Son güncelleme: 22 Kasım 2026');
  const support = screen.getAllByRole('link', { name: /destek form/i });
  for (const link of support) expect(link.getAttribute('href')).toMatch(/^\/support/);
  expect(support.length).toBeGreaterThan(0);
  // Neither a mail address without a mailbox nor a needless new login.
  expect(text).not.toMatch(/@|yeniden giriş yap/);
});

test.each(cases)('$title: every entry of the contents leads to its section', ({ Page }) => {
  render(<Page />, { wrapper: MemoryRouter });
  const links = within(screen.getByRole('navigation', { name: 'İçindekiler' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(4);
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
    links.map((link) => link.textContent),
  );
});

test.each([true, false])('the contents are open beside the text and fold above it: %s', async (isWide) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList,
  );
  render(<TermsOfServicePage />, { wrapper: MemoryRouter });
  const fold = screen.getByText('İçindekiler').closest('details');
  expect(fold?.open).toBe(isWide);
  await userEvent.click(screen.getByText('İçindekiler'));
  await waitFor(() => expect(fold?.open).toBe(!isWide));
});

test.each(cases)('$title offers the five other documents', ({ title, Page }) => {
  render(<Page />, { wrapper: MemoryRouter });
  const others = within(screen.getByRole('navigation', { name: 'Diğer belgeler' })).getAllByRole('link');
  const names = others.map((link) => link.textContent).filter((name) => name !== 'Destek formundan');
  expect(names).toEqual(cases.map((other) => other.title).filter((other) => other !== title));
});

test.each(cases)('$title leads to the documents that it names', ({ Page }) => {
  render(<Page />, { wrapper: MemoryRouter });
  for (const link of screen.getAllByRole('link')) {
    const named = LEGAL_DOCUMENTS.find(({ title }) => title === link.textContent);
    if (named) expect(link.getAttribute('href'), named.title).toBe(named.path);
  }
});
