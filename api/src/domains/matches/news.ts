import type { NotificationKind } from 'mf-shared/contracts/notifications';
import { formatDate } from 'mf-shared/format';
import { nameOf } from '../../auth/name.ts';
import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { notify } from '../notifications/index.ts';

type When = Pick<MatchRow, 'date' | 'hour' | 'location'>;

/** `19 Kasım 2026 Perşembe, 20:00, Çınar Halı Saha`. */
export const whenText = ({ date, hour, location }: When): string =>
  `${formatDate(date)}, ${hour}, ${location}`;

/** The link of notices about a match. */
export const matchLink = (id: string): string => `/matches?match=${id}`;

type Told = Pick<MatchRow, 'id' | 'user_a' | 'user_b' | 'starts_at'>;
type News = {
  kind: NotificationKind;
  text: string;
  about?: string;
  asks?: string;
  /** Sent only once under this key. */
  once?: string;
  /** Separates notices of one kind about the same hour; empty when there is only one. */
  what?: string;
  chat?: { from: Side; text: string };
};

/**
 * Sends these players the same notice about a match, in the order of their ids. Proposals and cancellations between
 * two captains for the same hour share one subject, even across matches.
 */
export async function tellAbout(
  tx: Tx,
  ctx: AppContext,
  match: Told,
  players: Iterable<string>,
  { once, what = '', ...news }: News,
): Promise<void> {
  for (const id of [...new Set(players)].sort()) {
    const notice = { ...news, to: { model: 'User', id } as const, link: matchLink(match.id) };
    const { user_a, user_b, starts_at } = match;
    const is = `${news.kind}:${what}:${starts_at}`;
    await notify(tx, ctx, {
      ...notice,
      ...(once ? { once } : { fact: { subject: `match:${user_a}:${user_b}`, is } }),
    });
  }
}

const PROPOSES: Record<MatchRow['ad_type'], string> = {
  findOpponent: 'maç öneriyor',
  findPlayer: 'sizi maçına çağırıyor',
  findTeam: 'maçınıza katılmak istiyor',
};

/** Asks the other captain, in the chat too, and tells all listed players that the match is only proposed. */
export async function tellProposal(
  tx: Tx,
  ctx: AppContext,
  row: MatchRow,
  players: readonly string[],
): Promise<void> {
  const name = await nameOf(tx.q, row.user_a);
  await tellAbout(tx, ctx, row, [row.user_b], {
    kind: 'match_proposed',
    text: `${name} ${PROPOSES[row.ad_type]}: ${whenText(row)}. Kabul ederseniz maç kurulur.`,
    about: row.user_a,
    asks: row.id,
    chat: {
      from: { model: 'User', id: row.user_a },
      text: `Maç önerim: ${whenText(row)}. Maçlarım sayfasından kabul edebilirsiniz.`,
    },
  });
  const captains = [row.user_a, row.user_b];
  await tellListed(
    tx,
    ctx,
    row,
    players.filter((id) => !captains.includes(id)),
  );
}

/** Tells players that a captain put them in the lineup. */
export const tellListed = (tx: Tx, ctx: AppContext, row: MatchRow, players: Iterable<string>) =>
  tellAbout(tx, ctx, row, players, {
    kind: 'match_proposed',
    what: 'listed',
    text: `${whenText(row)} maçının kadrosundasınız. Oynayacaksanız “Varım”, oynamayacaksanız “Ben yokum” deyin.`,
  });
