import type { AdminRole } from 'mf-shared/contracts/admin';
import type { Announcement } from 'mf-shared/contracts/announcements';
import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A whole input, for every account, to be sent at once. */
export const DRAFT = {
  title: 'Bakım çalışması',
  text: 'Bu gece 02:00 ile 03:00 arasında kısa bir bakım yapacağız.\nAnlayışınız için teşekkürler.',
  link: '/tournaments',
  role: 'all',
  place: 'everywhere',
  push: true,
  mail: true,
};

export type Refused = { code?: string; message?: string; fields?: Record<string, string> };
type Wire = Announcement & Refused;

/** Calls below `/api/admin/announcements` as a new admin. */
export async function announcer(app: TestApp, adminRole: AdminRole = 'support') {
  const admin = await createUser(app, { role: 'admin', admin_role: adminRole });
  const call = <T = Wire>(method: 'get' | 'post' | 'put', path = '', json?: object) =>
    app.call<T>(method, `/api/admin/announcements${path}`, {
      token: admin.token,
      ...(json ? { json } : {}),
    });
  const write = async (over: object = {}) => {
    const { status, body } = await call('post', '', { ...DRAFT, ...over });
    if (status !== 201) throw new Error(`expected a draft, got ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const act = (verb: string, { id, version }: { id: string; version: number }, over: object = {}) =>
    call('post', `/${id}/${verb}`, { version, ...over });
  const send = async (over: object = {}) => (await act('send', await write(over))).body;
  const show = async ({ id }: { id: string }) => (await call('get', `/${id}`)).body;
  return { admin, call, write, act, send, show };
}
