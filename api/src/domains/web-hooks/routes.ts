import * as calls from 'mf-shared/contracts/calls/web-hooks';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { changeWebHook } from './change.ts';
import { createWebHook } from './create.ts';
import { listWebHooks } from './list.ts';
import { deleteWebHook } from './remove.ts';
import { rotateHookSecret } from './rotate.ts';

/** Addresses that alerts are posted to. */
export const webHookRoutes: Endpoint[] = [
  endpoint(calls.listWebHooks, ({ db }) => listWebHooks(db.q)),
  endpoint(calls.createWebHook, (ctx, { body }) => createWebHook(ctx, body)),
  endpoint(calls.changeWebHook, (ctx, { params, body }) => changeWebHook(ctx, { ...params, ...body })),
  endpoint(calls.rotateHookSecret, (ctx, { params, body }) => rotateHookSecret(ctx, { ...params, ...body })),
  endpoint(calls.deleteWebHook, (ctx, { params, body }) => deleteWebHook(ctx, { ...params, ...body })),
];
