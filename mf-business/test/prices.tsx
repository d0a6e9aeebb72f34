import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceRule } from 'mf-shared/contracts/prices';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach } from 'vitest';
import { refusal, stubApi } from '../../mf-shared/test/support.tsx';
import { signIn } from './session.ts';

const field = (id: string, name: string) => ({
  id,
  _id: id,
  name,
  capacity: "7'ye 7",
  price: 1200,
  workingHours: [{ start: '20:00', end: '22:00' }],
});
export const fields = [field('f1', 'Kapalı Saha'), field('f2', 'Açık Saha')];
export const rule = (id: string, change: Partial<PriceRule> = {}): PriceRule => ({
  id,
  _id: id,
  label: '',
  fieldIds: [],
  weekdays: [],
  fromDate: null,
  toDate: null,
  start: null,
  end: null,
  price: 1500,
  ...change,
});

/** The API with its rules; it refuses a save on top of another version. */
export function serve(start: PriceRule[], bufferMinutes = 0, pitches = fields) {
  const state = { rules: start, version: 1 };
  stubApi({
    'GET profile/business': () => ({
      ...{ businessName: 'Yıldız', fields: pitches, isActive: true, version: 'v' },
      settings: { bufferMinutes },
    }),
    'GET business/prices': () => ({ rules: state.rules, version: String(state.version) }),
    'PUT business/prices': async (request) => {
      const body = (await request.json()) as { rules: PriceRule[]; version: string };
      if (body.version !== String(state.version)) {
        return refusal(409, { code: 'changed_meanwhile', message: 'Siz bakarken değişti.' });
      }
      state.version += 1;
      state.rules = body.rules.map((one, index) => rule(`${state.version}-${index}`, one));
      return { rules: state.rules, version: String(state.version), message: 'Fiyatlar kaydedildi.' };
    },
  });
  return state;
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => signIn());
  afterEach(() => {
    useSession.setState({ business: null });
  });
}
