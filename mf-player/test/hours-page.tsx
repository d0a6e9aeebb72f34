import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { HoursPage } from '../src/features/hours/HoursPage.tsx';
import { renderAt, stubApi } from './harness.tsx';
import { foundHour } from './hours.ts';
import { NOW } from './world.ts';

export type Answers = Parameters<typeof stubApi>[0];

/** The page of hours; `query` answers the last question to the API. */
export function start(address: string, answers: Answers = {}) {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  const api = stubApi({
    'GET hours': () => ({ body: [foundHour({})] }),
    'GET hours/districts': () => ({ body: [] }),
    'GET hours/places': () => ({ body: [] }),
    ...answers,
  });
  const query = (name = 'GET hours') => Object.fromEntries(api.named(name).at(-1)?.url.searchParams ?? []);
  return { api, query, ...renderAt(address, { '/hours': <HoursPage /> }) };
}

export const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Nerede?' });
export const hours = () => screen.findAllByRole('link', { name: /TL/ });
