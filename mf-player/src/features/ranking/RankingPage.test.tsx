import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt, stubApi } from '../../../test/harness.tsx';
import { RankingPage } from './RankingPage.tsx';

const venue = (rank: number, businessName: string) => ({
  id: `v${rank}`,
  _id: `v${rank}`,
  rank,
  businessName,
  address: 'Çarşı Mahallesi 3',
  averageRating: 4.8,
  ratingCount: 12,
  photo: null,
});

test('shows the places of a city with the way to each venue, and counts on with the next page', async () => {
  stubApi({
    'GET business/ranking': (_request, url) =>
      url.searchParams.get('cursor')
        ? { body: [venue(3, 'Üçüncü')] }
        : { body: [venue(1, 'Işık'), venue(2, 'Ay')], headers: { 'X-Next-Cursor': 'more' } },
  });
  renderAt('/ranking?city=Isparta', { '/ranking': <RankingPage /> });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Isparta saha sıralaması');
  await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByText('Üçüncü');
  const places = screen.getAllByRole('listitem');
  expect(places.map((place) => place.textContent?.slice(0, 2))).toEqual(['1.', '2.', '3.']);
  expect(screen.getByRole('link', { name: 'Işık' }).getAttribute('href')).toBe(
    '/available-slots?businessId=v1',
  );
});

test('marks the place of the venue that reads it', async () => {
  const business = { id: 'v2', email: 'a@b.test', role: 'business' as const, isActive: true };
  useSession.setState({ business });
  onTestFinished(() => useSession.setState({ business: null }));
  stubApi({ 'GET business/ranking': () => ({ body: [venue(1, 'Işık'), venue(2, 'Ay')] }) });
  renderAt('/ranking?city=Isparta', { '/ranking': <RankingPage /> });
  expect((await screen.findByText('Siz')).closest('li')?.textContent).toContain('Ay');
});

test('says so when no venue of the city has been rated', async () => {
  stubApi({ 'GET business/ranking': () => ({ body: [] }) });
  renderAt('/ranking?city=Bolu', { '/ranking': <RankingPage /> });
  expect(await screen.findByText('Sonuç bulunamadı.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sahaları gör' }).getAttribute('href')).toBe('/results?city=Bolu');
});

test('asks for a city first and keeps it in the address', async () => {
  stubApi({ 'GET business/ranking': () => ({ body: [venue(1, 'Işık')] }) });
  const { location } = renderAt('/ranking', { '/ranking': <RankingPage /> });
  expect(screen.getByText('Bir şehir seçin.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  expect(location()).toBe('/ranking?city=%C4%B0zmir');
  await userEvent.selectOptions(screen.getByLabelText('Şehir:'), 'Muş');
  expect(location()).toBe('/ranking?city=Mu%C5%9F');
  expect(await screen.findByRole('link', { name: 'Işık' })).toBeTruthy();
});
