import type { HookSecret, WebHook } from 'mf-shared/contracts/web-hooks';
import { desk } from './desk.ts';
import type { TestApp } from './harness.ts';

/** The owner's calls about web hooks. */
export async function hooksOf(app: TestApp) {
  const { token } = await desk(app);
  const call = <T = { message: string; code?: string; fields?: Record<string, string> }>(
    method: string,
    path: string,
    json?: object,
  ) => app.call<T>(method, `/api/admin/web-hooks${path}`, { token, ...(json ? { json } : {}) });
  return {
    token,
    call,
    add: async (url: string) => (await call<HookSecret>('post', '', { url })).body,
    list: async () => (await call<WebHook[]>('get', '')).body,
  };
}
