import * as calls from 'mf-shared/contracts/calls/release-watch';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { reportReleases } from './report.ts';
import { watchReleases } from './view.ts';

/** What browsers report of releases, and what the owners of the platform read of it. */
export const releaseWatchRoutes: Endpoint[] = [
  endpoint(calls.reportReleases, async (ctx, { body, address }) => {
    await reportReleases(ctx, body, address);
    return { message: 'Teşekkürler.' };
  }),
  endpoint(calls.watchReleases, (ctx) => watchReleases(ctx)),
];
