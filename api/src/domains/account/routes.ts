import * as calls from 'mf-shared/contracts/calls/account';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { closeVenue, previewClosing } from './close-venue.ts';
import { deleteAccount } from './delete.ts';
import { exportAccount } from './export.ts';

/** The rights of a person over their data, as the law gives them. */
export const accountRoutes: Endpoint[] = [
  endpoint(calls.exportAccount, exportAccount),
  endpoint(calls.deleteAccount, async (ctx, { body }) => {
    await deleteAccount(ctx, body.password);
    return { message: 'Hesabınız silindi.' };
  }),
  endpoint(calls.previewClosing, previewClosing),
  endpoint(calls.closeVenue, async (ctx, { body, host }) => {
    await closeVenue(ctx, { ...body, host });
    return { message: 'İşletme hesabınız kapatıldı.' };
  }),
];
