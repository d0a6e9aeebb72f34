import { vi } from 'vitest';

/** The default second is too short for a busy machine. */
export const PATIENCE_MS = 10_000;

const PATIENT = Symbol.for('topla.patient');
const { waitFor } = vi;
// Files of one worker may share `vi`, so it is wrapped once.
if (!(PATIENT in waitFor)) {
  const patient: typeof waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(patient, { [PATIENT]: true });
}
