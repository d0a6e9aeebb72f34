import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterEach } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

// An unstubbed call must not reach a server on this machine.
globalThis.fetch = async () => {
  throw new TypeError('fetch failed');
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// React keeps a stack trace for each created element, up to this number. Nobody reads them here, and they take a sixth
// of the drawing time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
