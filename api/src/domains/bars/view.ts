import { type Bar, MOST_BAR_ACCOUNTS } from 'mf-shared/contracts/bars';
import { type ContactUser, type SoughtContact, usersOfContacts } from '../../auth/contact-users.ts';
import type { Queries } from '../../db/database.ts';
import type { BarRow } from '../../db/schema/bars.ts';
import { latestActs } from '../audit/index.ts';
import { keyOf } from './keys.ts';

/** Bars as admins see them: with who added each, and the accounts that use what is barred. */
export async function toBars(q: Queries, rows: readonly BarRow[]): Promise<Bar[]> {
  const known = await knownOf(q, rows);
  return rows.map((row) => view(row, known));
}

/** One bar, like `toBars`. */
export const toBar = async (q: Queries, row: BarRow): Promise<Bar> => view(row, await knownOf(q, [row]));

type Known = { adders: Map<string, string>; users: ContactUser[] };

const knownOf = async (q: Queries, rows: readonly BarRow[]): Promise<Known> => ({
  adders: await addersOf(q, rows),
  users: await usersOfContacts(q, rows.map(soughtBy), MOST_BAR_ACCOUNTS),
});

const view = (row: BarRow, { adders, users }: Known): Bar => ({
  ...{ _id: row.id, id: row.id, kind: row.kind, value: row.value, reason: row.reason },
  until: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
  account:
    row.account_id === null
      ? null
      : {
          ...{ _id: row.account_id, id: row.account_id },
          kind: row.account_model === 'User' ? 'player' : 'venue',
        },
  addedBy: adders.get(row.account_id ?? row.id) ?? null,
  accounts: accountsOf(row, users),
  createdAt: new Date(row.created_at).toISOString(),
});

/** A bar that came with a suspension was added by whoever suspended. */
async function addersOf(q: Queries, rows: readonly BarRow[]): Promise<Map<string, string>> {
  const own = rows.filter((row) => row.account_id === null).map(({ id }) => id);
  const idsOf = (model: BarRow['account_model']) =>
    rows.flatMap((row) => (row.account_id !== null && row.account_model === model ? [row.account_id] : []));
  const asked = [
    latestActs(q, { act: 'bar.add', type: 'bar', ids: own }),
    latestActs(q, { act: 'player.suspend', type: 'player', ids: idsOf('User') }),
    latestActs(q, { act: 'venue.suspend', type: 'venue', ids: idsOf('Business') }),
  ];
  const found = (await Promise.all(asked)).flat();
  return new Map(found.map(({ subject_id, who }) => [subject_id, who]));
}

/** An address in the spellings that an index finds. */
function soughtBy({ kind, value, key }: BarRow): SoughtContact {
  if (kind === 'phone') return { phone: value };
  const google = key.replace(/@gmail\.com$/, '@googlemail.com');
  return { emails: [...new Set([value, key, google])], keys: [...new Set([key, google])] };
}

/** Players come before venues, the newest first. */
function accountsOf({ kind, key }: BarRow, users: readonly ContactUser[]): Bar['accounts'] {
  const own = users.filter(({ email, phone }) =>
    kind === 'phone' ? phone === key : keyOf('email', email).key === key,
  );
  const byId = new Map(own.map(({ id, kind: of, name }) => [id, { _id: id, id, kind: of, name }]));
  return [...byId.values()].slice(0, MOST_BAR_ACCOUNTS);
}
