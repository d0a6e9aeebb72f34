import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { storedSettings } from './stored.ts';

/** What the caller's venue decided. */
export const showSettings = (ctx: Ctx<BusinessActor>): Promise<VersionedSettings> =>
  storedSettings(ctx.db.q, ctx.actor.id);
