import { BRAND } from 'mf-shared/brand';
import { foldTr } from 'mf-shared/format';
import { PROVINCES } from 'mf-shared/provinces';
import * as z from 'zod/mini';
import type { Geocoder } from './index.ts';

const Answer = z.object({
  address: z.optional(
    z.object({
      country_code: z.optional(z.string()),
      province: z.optional(z.string()),
      state: z.optional(z.string()),
      city: z.optional(z.string()),
    }),
  ),
});

/** Most calls in the queue. Nobody would wait any more for the answer to a later call. */
const MAX_WAITING = 20;

type Options = {
  /** Address of the service, without `/reverse`. */
  url: string;
  fetch?: typeof fetch;
  /** Pause between calls in ms; the public service allows one a second. */
  pause?: number;
  timeout?: number;
};

/**
 * Finds provinces with a Nominatim service. Calls go one after another with a pause. Counts as no answer: a name that
 * is none of the 81 provinces, a failure, a timeout, a full queue.
 */
export function createNominatim({
  url,
  fetch = globalThis.fetch,
  pause = 1000,
  timeout = 5000,
}: Options): Geocoder {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = line.then(work);
    line = turn.then(() => new Promise((resolve) => setTimeout(resolve, pause)));
    return turn;
  };

  async function ask(lat: number, lng: number): Promise<string | null> {
    const query = new URLSearchParams({
      format: 'jsonv2',
      zoom: '8',
      'accept-language': 'tr',
      lat: String(lat),
      lon: String(lng),
    });
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/reverse?${query}`, {
        headers: { 'User-Agent': `${BRAND}/1` },
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) return null;
      return provinceOf(Answer.parse(await response.json()));
    } catch {
      return null;
    }
  }

  return {
    provinceAt: async (lat, lng) => {
      if (waiting >= MAX_WAITING) return null;
      waiting += 1;
      return inTurn(() => ask(lat, lng)).finally(() => {
        waiting -= 1;
      });
    },
  };
}

function provinceOf({ address }: z.infer<typeof Answer>): string | null {
  if (address?.country_code !== 'tr') return null;
  const names = [address.province, address.state, address.city].filter((name) => name !== undefined);
  const folded = new Set(names.map((name) => foldTr(name)));
  return PROVINCES.find(({ name }) => folded.has(foldTr(name)))?.name ?? null;
}
