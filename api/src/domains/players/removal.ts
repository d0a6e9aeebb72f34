import { foldTr } from 'mf-shared/format';
import type { PhotoCopy, Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { saveNameWords } from './name-words.ts';
import { removePhoto } from './photo.ts';
import { userById } from './queries.ts';

/** The name of a player whose name an admin removed, until the player chooses another. */
export const NAMELESS = 'İsimsiz oyuncu';

const ownerOf = ({ id }: UserRow) => ({ model: 'User', id }) as const;

/** Takes a player's name away. Null when there is no such player, or no name any more. */
export async function takePlayerName(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  const row = await hold(tx, id);
  if (!row || row.full_name === NAMELESS) return null;
  await rename(tx, ctx, id, NAMELESS);
  return { owner: ownerOf(row), content: { id, full_name: row.full_name } };
}

/** Puts the name back. False when the player chose another. */
export async function putPlayerNameBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, full_name } = kept as Pick<UserRow, 'id' | 'full_name'>;
  if ((await hold(tx, id))?.full_name !== NAMELESS) return false;
  await rename(tx, ctx, id, full_name);
  return true;
}

/** Takes a player's photo away; the file stays as its copy alone. Null when it is not the player's any more. */
export async function takePlayerPhoto(
  tx: Tx,
  ctx: AppContext,
  id: string,
  copy: PhotoCopy,
): Promise<Taken | null> {
  const row = await hold(tx, id);
  if (!row || row.photo !== copy.from) return null;
  await tx.q.updateTable('users').set({ photo: null }).where('id', '=', id).execute();
  tx.afterCommit(() => removePhoto(ctx, copy.from));
  return { owner: ownerOf(row), content: { id, photo: copy.to } };
}

/** Puts the photo back. False when the player chose another. */
export async function putPlayerPhotoBack(tx: Tx, kept: Taken['content']): Promise<boolean> {
  const { id, photo } = kept as Pick<UserRow, 'id' | 'photo'>;
  const row = await hold(tx, id);
  if (!row || row.photo !== null || photo === null) return false;
  await tx.q.updateTable('users').set({ photo }).where('id', '=', id).execute();
  return true;
}

async function hold(tx: Tx, id: string): Promise<UserRow | undefined> {
  await tx.lock('users', id);
  const row = await userById(tx.q, id);
  return row?.role === 'user' ? row : undefined;
}

async function rename(tx: Tx, ctx: AppContext, id: string, full_name: string): Promise<void> {
  await tx.q
    .updateTable('users')
    .set({ full_name, name_folded: foldTr(full_name) })
    .where('id', '=', id)
    .execute();
  await saveNameWords(tx.q, id, full_name);
  await ctx.reactions.players.renamed(tx, id);
}
