import type { ToWorker } from 'mf-shared/contracts/worker';
import { clientsClaim } from 'workbox-core';
import { keepAnswers } from './answers.ts';
import { keepFiles } from './files.ts';
import { showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

// Nothing that is kept belongs to one version of the worker, so a new one takes over at once.
void self.skipWaiting();
clientsClaim();
// Asks for a page while the worker itself still starts.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});
showPush();
const keep = keepFiles();
const forget = keepAnswers();

self.addEventListener('message', (event) => {
  const told = event.data as ToWorker;
  if (told.type === 'keep') event.waitUntil(keep(event, told));
  if (told.type === 'forget') event.waitUntil(forget());
});
