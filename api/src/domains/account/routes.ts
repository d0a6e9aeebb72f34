import { AccountDelete, AccountExport, ClosingPreview } from 'mf-shared/contracts/account';
import { Message } from 'mf-shared/contracts/common';
import { PasswordAndProof } from 'mf-shared/contracts/second-factor';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { closeVenue, previewClosing } from './close-venue.ts';
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
  endpoint(
    {
      method: 'get',
      path: '/account/closing',
      summary: 'What ends when the owner closes the account of the venue',
      access: 'anyOwner',
      response: ClosingPreview,
    },
    (ctx) => previewClosing(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/close',
      summary: 'Closes the account of the own venue for good; for its owner',
      access: 'anyOwner',
      body: PasswordAndProof,
      response: Message,
      limit: 'password',
    },
    async (ctx, { body, host }) => {
      await closeVenue(ctx, { ...body, host });
      return { message: 'İşletme hesabınız kapatıldı.' };
    },
  ),
];
