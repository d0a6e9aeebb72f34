import { createUser } from './factories.ts';
import type { Answer, TestApp } from './harness.ts';

export type Said = { message: string; code?: string; fields?: Record<string, string> };

/** Makes calls below `/api/admin` as a new admin. */
export async function desk(app: TestApp) {
  const { id, token } = await createUser(app, { role: 'admin' });
  const call = <T = Said>(method: string, path: string, json?: object): Promise<Answer<T>> =>
    app.call<T>(method, `/api/admin${path}`, { token, ...(json ? { json } : {}) });
  return {
    id,
    token,
    read: <T>(path: string) => call<T>('get', path),
    /** An act with a reason. */
    act: (path: string, input: object = {}) => call('post', path, { reason: 'Sahte hesap', ...input }),
    fix: (path: string, input: object) => call('put', path, { reason: 'Telefonda doğruladık', ...input }),
  };
}
