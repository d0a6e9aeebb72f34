import type { User } from 'mf-shared/contracts/users';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import type { Ctx } from '../../context.ts';
import { removePhoto } from './photo.ts';
import { userById } from './queries.ts';
import { ownProfile } from './show.ts';

/** Deletes the caller's photo and its file, and answers the profile. Without a photo nothing changes. */
export async function dropOwnPhoto(ctx: Ctx<UserActor>): Promise<User> {
  const { id } = ctx.actor;
  await ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const photo = (await userById(tx.q, id))?.photo ?? null;
    if (photo === null) return;
    await tx.q.updateTable('users').set({ photo: null }).where('id', '=', id).execute();
    tx.afterCommit(() => removePhoto(ctx, photo));
  });
  return ownProfile(ctx);
}
