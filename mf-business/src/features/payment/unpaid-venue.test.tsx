import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComingMatch } from 'mf-shared/contracts/board';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { calls, pages, prepare } from '../../../test/payment.tsx';
import { signIn } from '../../../test/session.ts';

prepare();

describe('a venue that has not paid', () => {
  const tonight = currentNight(Date.now());
  const match = (date: string, name: string, phone = ''): ComingMatch => {
    const startsAt = istanbulMidnight(date) + 21 * 3_600_000;
    return {
      _id: name,
      id: name,
      kind: 'phone',
      fieldName: 'Saha 1',
      date,
      timeSlot: '21:00-22:00',
      startsAt,
      endsAt: startsAt + HOUR_MS,
      name,
      phone,
    };
  };
  const matches = [match(tonight, 'Hasan Usta', '+905321112233'), match(addDays(tonight, 3), 'Ece Kaya')];
  const show = () => {
    stubApi({ ...calls, 'GET business/coming-matches': () => ({ matches }) });
    renderAt('/payment', pages);
  };

  it('sees who comes tonight and later, with whom to ring, and changes nothing', async () => {
    signIn({ isActive: false });
    show();
    const list = within(await screen.findByRole('region', { name: 'Bu geceki maçlarınız' }));
    const nights = (await list.findAllByRole('list')).map((night) =>
      [...night.querySelectorAll('strong')].map(({ textContent }) => textContent),
    );
    expect(nights).toEqual([['Hasan Usta'], ['Ece Kaya']]);
    expect(list.getByRole('link', { name: /0532 111 22 33/ }).getAttribute('href')).toBe('tel:+905321112233');
    expect(list.queryAllByRole('button')).toEqual([]);
  });

  it('is told when the list cannot be read, and tries again', async () => {
    signIn({ isActive: false });
    let fails = true;
    stubApi({
      ...calls,
      'GET business/coming-matches': () =>
        fails ? refusal(500, { code: 'internal', message: 'Beklenmeyen bir hata oluştu.' }) : { matches },
    });
    renderAt('/payment', pages);
    const list = within(await screen.findByRole('region', { name: 'Bu geceki maçlarınız' }));
    await list.findByText('Beklenmeyen bir hata oluştu.');
    fails = false;
    await userEvent.click(list.getByRole('button', { name: 'Tekrar dene' }));
    expect(await list.findByText('Ece Kaya')).toBeTruthy();
  });

  it('is alone with the list: one that has paid has its panel', async () => {
    signIn();
    show();
    expect(await screen.findByText('Ödemeleriniz')).toBeTruthy();
    expect(screen.queryByText('Bu geceki maçlarınız')).toBeNull();
  });
});
