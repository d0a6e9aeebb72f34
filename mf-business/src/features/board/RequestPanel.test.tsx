import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { RequestPanel } from './RequestPanel.tsx';

const NONE = /^Bekleyen istek yok/;

it('says that nobody waits only once it knows, and tries again when it could not be read', async () => {
  const first = Promise.withResolvers<Response>();
  let answer: () => unknown = () => first.promise;
  stubApi({ 'GET reservations/business-reservations': () => answer() });
  const ignore = () => {};
  renderAt(
    '/business/board',
    <RequestPanel venueId="b1" onShow={ignore} onApprove={ignore} onReject={ignore} />,
  );
  expect(screen.queryByText(NONE)).toBeNull();
  first.resolve(refusal(500, { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' }));
  expect(await screen.findByText('Beklenmeyen bir hata oluştu.')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
  answer = () => ({ reservations: [], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(NONE)).toBeTruthy();
});
