import type { FoundHour } from 'mf-shared/contracts/hours';
import type { TestApp } from './harness.ts';

/** All pages of a search for hours. */
export async function allHours(test: TestApp, query: Record<string, string>): Promise<FoundHour[]> {
  const found: FoundHour[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const params = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
    const { body, headers } = await test.call<FoundHour[]>('get', `/api/hours?${params}`);
    found.push(...body);
    cursor = headers.get('X-Next-Cursor');
  }
  return found;
}
