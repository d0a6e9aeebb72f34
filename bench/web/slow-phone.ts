import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage } from './lighthouse.ts';

/** Bytes a second, and milliseconds until an answer begins. */
type Network = { downloadThroughput: number; uploadThroughput: number; latency: number };

/** Slow 4G, as Lighthouse has it. */
export const SLOW_4G: Network = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };
/** 400 kbit/s. */
export const KBIT_400: Network = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
export const SLOW_CPU = 4;
export const PATIENCE_MS = 120_000;

export type SlowPhone = { network: Network; cpuRate: number; state?: MeasuredPage['state'] };

/** Opens an empty tab of a phone with that network and a processor that many times slower, and uses it. */
export async function onSlowPhone<T>(
  browser: Browser,
  { network, cpuRate, state }: SlowPhone,
  use: (tab: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'tr-TR' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...(state && { storageState: state }),
  });
  try {
    const tab = await context.newPage();
    const client = await context.newCDPSession(tab);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    return await use(tab, client);
  } finally {
    await context.close();
  }
}
