import type { Bar } from 'mf-shared/contracts/bars';
import type { BarRow } from '../../db/schema/bars.ts';

export const toBar = (row: BarRow): Bar => ({
  ...{ _id: row.id, id: row.id, kind: row.kind, value: row.value, reason: row.reason },
  until: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
  account:
    row.account_id === null
      ? null
      : {
          ...{ _id: row.account_id, id: row.account_id },
          kind: row.account_model === 'User' ? 'player' : 'venue',
        },
  createdAt: new Date(row.created_at).toISOString(),
});
