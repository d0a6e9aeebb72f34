import { vi } from 'vitest';

/** A second, as it would be by itself, is too short for a busy machine. */
export const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
