import type { BlockAnswer } from 'mf-shared/contracts/blocks';
import { createUser, type TestUser, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

export type Account = { id: string; token: string };
const isVenue = (account: Account): account is TestVenue => 'pitches' in account;

/** Calls by which accounts block each other and write to each other. */
export function blocking(app: () => TestApp) {
  const block = (by: Account, whom: Account) =>
    app().call<BlockAnswer & { code: string }>('post', '/api/blocks', {
      token: by.token,
      json: { id: whom.id, type: isVenue(whom) ? 'Business' : 'User' },
    });
  const unblock = (by: Account, id: string) => app().call('delete', `/api/blocks/${id}`, { token: by.token });
  const write = (from: Account, to: Account, clientId?: string) =>
    app().call<{ code: string }>('post', `/api/messages/send${isVenue(from) ? '-business' : ''}`, {
      token: from.token,
      json: {
        receiverId: to.id,
        receiverModel: isVenue(to) ? 'Business' : 'User',
        content: 'Merhaba',
        clientId,
      },
    });
  const pair = async (): Promise<[TestUser, TestUser]> => [await createUser(app()), await createUser(app())];
  return { block, unblock, write, pair };
}
