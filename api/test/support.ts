import type { TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A player's request for support. */
export async function askedForHelp(app: TestApp, { token }: TestUser): Promise<{ id: string }> {
  const json = { subject: 'other', text: 'Yardım eder misiniz?' };
  await app.call('post', '/api/support', { token, json });
  const { body } = await app.call<{ id: string }[]>('get', '/api/support', { token });
  return { id: body[0]?.id ?? '' };
}
