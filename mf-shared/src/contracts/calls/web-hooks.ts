import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { HookSecret, HookVersion, WebHook, WebHookChange, WebHookInput } from '../web-hooks.ts';

export const listWebHooks = call({
  method: 'get',
  path: '/admin/web-hooks',
  summary: 'The addresses that alerts are posted to, with their last deliveries',
  access: 'platformOwner',
  answer: z.array(WebHook),
});

export const createWebHook = call({
  method: 'post',
  path: '/admin/web-hooks',
  summary: 'Adds an address that alerts are posted to; answers its secret, once',
  access: 'platformOwner',
  body: WebHookInput,
  answer: HookSecret,
  status: 201,
});

export const changeWebHook = call({
  method: 'put',
  path: '/admin/web-hooks/:id',
  summary: 'Changes an address, or switches it on or off',
  access: 'platformOwner',
  body: WebHookChange,
  answer: Message,
});

export const rotateHookSecret = call({
  method: 'post',
  path: '/admin/web-hooks/:id/secret',
  summary: 'Signs with another secret from now on; answers it, once',
  access: 'platformOwner',
  body: HookVersion,
  answer: HookSecret,
});

export const deleteWebHook = call({
  method: 'post',
  path: '/admin/web-hooks/:id/remove',
  summary: 'Removes an address with its deliveries',
  access: 'platformOwner',
  body: HookVersion,
  answer: Message,
});
