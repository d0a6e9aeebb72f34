import { useRef, useState } from 'react';
import { request } from '../api-client/index.ts';
import { provinceAt } from '../contracts/calls/platform.ts';
import { ERROR_TEXT } from '../strings/index.ts';

const FAILURE = ERROR_TEXT.location_unknown;

/** Asks for the province of a clicked point; only the last click's answer counts. */
export function useCityOfPoint(onCity: (city: string) => void) {
  const running = useRef<AbortController | null>(null);
  const [failure, setFailure] = useState<string>();
  const [searching, setSearching] = useState(false);

  async function locate([lng, lat]: [number, number]) {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setFailure(undefined);
    setSearching(true);
    try {
      const { city } = await request(provinceAt, { query: { lat, lng }, signal: call.signal });
      if (!call.signal.aborted) onCity(city);
    } catch {
      if (!call.signal.aborted) setFailure(FAILURE);
    } finally {
      if (running.current === call) setSearching(false);
    }
  }
  return { locate, failure, searching };
}
