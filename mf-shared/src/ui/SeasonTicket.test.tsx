import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { weeksOf } from '../../test/subscriptions.ts';
import type { Occurrence } from '../contracts/subscriptions.ts';
import { SeasonTicket } from './SeasonTicket.tsx';

const nameOf = (button: HTMLElement) => button.querySelector('.visually-hidden')?.textContent;

const draw = (week: Partial<Occurrence>, side: 'player' | 'business', busyId: string | null = null) => {
  const [onSkip, onRestore] = [vi.fn(), vi.fn()];
  const weeks = weeksOf([week]);
  render(<SeasonTicket label="Haftalar" {...{ weeks, side, busyId, onSkip, onRestore }} />);
  return { onSkip, onRestore, week: weeks[0], button: screen.getByRole<HTMLButtonElement>('button') };
};

it.each<[Partial<Occurrence>, 'player' | 'business', string, 'skip' | 'restore' | null]>([
  [{}, 'player', 'Sizin. Bu haftayı atla', 'skip'],
  [{}, 'business', 'Tutulu. Bu haftayı atla', 'skip'],
  [{ status: 'taken' }, 'player', 'Dolu. Boşaldıysa al', 'restore'],
  [{ status: 'skipped', skippedBy: 'player' }, 'player', 'Atlandı. Bu haftayı geri al', 'restore'],
  [{ status: 'skipped', skippedBy: 'business' }, 'business', 'Atlandı. Bu haftayı geri al', 'restore'],
  [{ status: 'skipped', skippedBy: 'business' }, 'player', 'İşletme atladı', null],
  [{ status: 'skipped', skippedBy: 'player' }, 'business', 'Oyuncu atladı', null],
  [{ status: 'skipped', skippedBy: 'pause' }, 'player', 'Ara verildi', null],
])('a week that is %j tells the %s: %s', async (part, side, words, asks) => {
  const { onSkip, onRestore, week, button } = draw(part, side);
  expect(nameOf(button)?.split(': ')[1]).toBe(words);
  expect(button.disabled).toBe(asks === null);
  await userEvent.click(button);
  expect(onSkip.mock.calls).toEqual(asks === 'skip' ? [[week]] : []);
  expect(onRestore.mock.calls).toEqual(asks === 'restore' ? [[week]] : []);
});

it('weeks that were moved and still stand are named below, this one as such', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-01-08T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const weeks = weeksOf([
    { usualDate: '2098-01-06', fieldName: 'Açık Saha' },
    {},
    { usualDate: '2098-01-20' },
    { usualDate: '2098-01-27', status: 'skipped', skippedBy: 'player' },
  ]);
  const none = () => {};
  render(<SeasonTicket label="Haftalar" {...{ weeks, side: 'player', onSkip: none, onRestore: none }} />);
  const list = screen.getByRole('list', { name: 'Taşınan haftalar' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bu hafta: 7 Ocak Salı, 22:00-23:00 · Açık Saha$/),
    expect.stringMatching(/^20 Ocak haftası: 21 Ocak Salı/),
  ]);
  const looks = screen.getAllByRole('button').map(nameOf);
  expect(looks[0]).toBe('7 Ocak Salı, 22:00-23:00, Açık Saha: Taşındı. Bu haftayı atla');
});

it('a week that is being changed cannot be pressed once more', async () => {
  const { onSkip, button } = draw({}, 'player', 'w0');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(onSkip).not.toHaveBeenCalled();
});
