import { AccountDelete, AccountExport } from 'mf-shared/contracts/account';
import { Message } from 'mf-shared/contracts/common';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { deleteAccount } from './delete.ts';
import { exportAccount } from './export.ts';

/** What the law gives a person over their data. */
export const accountRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/account/export',
      summary: 'Everything that is kept about the caller, as a file',
      access: 'anyMember',
      response: AccountExport,
      limit: 'export',
    },
    (ctx) => exportAccount(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/delete',
      summary: 'Deletes the own account for good',
      access: 'user',
      body: AccountDelete,
      response: Message,
      limit: 'password',
    },
    async (ctx, { body }) => {
      await deleteAccount(ctx, body.password);
      return { message: 'Hesabınız silindi.' };
    },
  ),
];
