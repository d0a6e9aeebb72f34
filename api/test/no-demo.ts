import { registerHooks } from 'node:module';

// Preloaded by a process that must run as if the demo package were deleted.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.includes('/api/demo/')) throw new Error('The demo data are deleted.');
    return found;
  },
});
