import * as calls from 'mf-shared/contracts/calls/removals';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { removeContent } from './remove.ts';
import { restoreContent } from './restore.ts';

/** Removal of content by admins. */
export const removalRoutes: Endpoint[] = [
  endpoint(calls.removeContent, (ctx, { body }) => removeContent(ctx, body)),
  endpoint(calls.restoreContent, (ctx, { params, body }) => restoreContent(ctx, params.id, body.reason)),
];
