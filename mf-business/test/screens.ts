import type { PriceRulesUpdate } from 'mf-shared/contracts/prices';
import { useSession } from 'mf-shared/session';
import { DAY_STAFF, MANAGER, signIn } from './session.ts';

const noOne = () => useSession.setState({ status: 'ready', token: null, user: null, business: null });
const [manager, staff] = [() => signIn(MANAGER), () => signIn(DAY_STAFF)];
export const owner = () => signIn();
/** The owner of a venue that has not paid. */
export const unpaid = () => signIn({ isActive: false });

/** Every screen of the venue's area, and the account that the walks visit it with. */
export const SCREENS: readonly (readonly [address: string, signIn: () => void, as?: string])[] = [
  ['/register-business', noOne, 'nobody'],
  ['/staff-invite?code=c1', noOne, 'nobody'],
  ['/staff-invite', noOne, 'nobody'],
  ['/profile/business', owner],
  ['/profile/business#profil', owner],
  ['/profile/business', staff, 'day staff'],
  ['/business/board', owner],
  ['/business/board', staff, 'day staff'],
  ['/business/income', owner],
  ['/business/income', staff, 'day staff'],
  ['/business/prices', owner],
  ['/business/prices', staff, 'day staff'],
  ['/subscription/requests', owner],
  ['/subscription/requests', staff, 'day staff'],
  ['/settings/business', owner],
  ['/settings/business', staff, 'day staff'],
  ['/business/security', owner],
  ['/business/security', manager, 'a manager'],
  ['/business/staff', owner],
  ['/business/staff', manager, 'a manager'],
  ['/payment', owner],
  ['/payment', unpaid, 'an owner who has not paid'],
  ['/payment', staff, 'day staff'],
  ['/payment-success?paymentId=p1', owner],
  ['/payment-success?paymentId=p2', owner],
  ['/payment-success', owner],
  ['/payment-success', staff, 'day staff'],
  ['/notifications', owner],
];

const done = { message: 'Tamam.' };

/** Answers to changes that a screen uses, by `METHOD path` below /api. */
export const CHANGED: Record<string, (body: never) => unknown> = {
  'PUT business/prices': ({ rules }: PriceRulesUpdate) => ({
    rules: rules.map((one, i) => ({ ...one, id: `q${i}`, _id: `q${i}` })),
    version: '4',
  }),
  'PUT business/settings': (settings: object) => ({ ...done, settings: { ...settings, version: '2' } }),
  'POST business/photos': () => ({ ...done, photos: ['/uploads/b.webp'] }),
  'PUT business/photos': () => ({ ...done, photos: ['/uploads/b.webp', '/uploads/a.webp'] }),
  'POST calendar/business-feed/rotate': () => ({ url: '/api/calendar/new.ics' }),
  'POST account/recovery-codes': () => ({ ...done, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }),
};
