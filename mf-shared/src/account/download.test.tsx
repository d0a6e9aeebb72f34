import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../test/support.tsx';
import { DownloadPanel } from './index.ts';

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));

it('asks for the own data once at a time, and again after that failed', async () => {
  const heard = hearToasts();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const answer = Promise.withResolvers<Response>();
  const answers: (Response | Promise<Response>)[] = [answer.promise, new Response('{}')];
  const asked = stubApi({ 'GET account/export': () => answers.shift() });
  renderAt('/', <DownloadPanel>Her şey.</DownloadPanel>);
  press();
  await waitFor(() => expect(asked).toHaveLength(1));
  press();
  answer.resolve(refusal(429, { code: 'rate_limited', message: 'Biraz bekleyin.' }));
  await waitFor(() => expect(heard).toEqual(['Biraz bekleyin.']));
  press();
  await waitFor(() => expect(heard).toEqual(['Biraz bekleyin.', 'Verileriniz indirildi.']));
  expect(asked).toHaveLength(2);
});
