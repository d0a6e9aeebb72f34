import { expect, it } from 'vitest';
import { stubApi } from '../../test/support.tsx';
import { makePasskey } from './webauthn.ts';

it('asks for a passkey with what proves who it is', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST account/passkeys/options': async (request) => {
      sent.push(await request.json());
      return { options: {} };
    },
  });
  await expect(makePasskey({ password: 'gizli', code: '123456' })).rejects.toThrow();
  expect(sent).toEqual([{ password: 'gizli', code: '123456' }]);
});
