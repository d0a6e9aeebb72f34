import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;
const RESOLUTION_MS = 20;

let watched: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Begins to measure how late the event loop turns. */
export function watchLoopDelay(): void {
  watched ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  watched.enable();
}

/** How late the loop turned (ms) since the watch began; null before. A timer's own interval is left out. */
export function loopDelay(): { p99Ms: number; maxMs: number } | null {
  if (!watched) return null;
  const late = (ns: number) => Math.max(0, Math.round(ns / NS_PER_MS - RESOLUTION_MS));
  return { p99Ms: late(watched.percentile(99)), maxMs: late(watched.max) };
}
