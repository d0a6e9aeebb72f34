import { USUAL_LIMITS, type VersionedLimits } from 'mf-shared/contracts/health';
import type { HookDelivery, WebHook } from 'mf-shared/contracts/web-hooks';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';

/** Limits of which one was changed. */
export const LIMITS: VersionedLimits = { limits: { ...USUAL_LIMITS, mailsFailed: 8 }, version: 3 };

const both = (id: string) => ({ _id: id, id });
const delivery = (id: string, part: Partial<HookDelivery> & Pick<HookDelivery, 'at'>): HookDelivery => ({
  ...{ ...both(id), event: 'alert.fired', tries: 1, status: 200, failure: null, tookMs: 84 },
  ...{ sentAt: part.at, nextAt: null },
  ...part,
});

/** An address that works, and one that is off after a failure. */
export const webHooksAt = (at: number): WebHook[] => [
  {
    ...{ ...both('h1'), url: 'https://nobet.ornek.com/topla?takim=1', isOn: true, version: 2 },
    createdAt: at - 9 * DAY_MS,
    deliveries: [
      delivery('d2', {
        ...{ at: at - MINUTE_MS, event: 'alert.trial', tries: 2, status: 503, failure: 'refused' },
        ...{ sentAt: null, nextAt: at + MINUTE_MS },
      }),
      delivery('d1', { at: at - DAY_MS }),
    ],
  },
  {
    ...{ ...both('h2'), url: 'https://eski.ornek.com/', isOn: false, version: 5 },
    ...{ createdAt: at - 30 * DAY_MS, deliveries: [] },
  },
];
