import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { storedSettings } from './stored.ts';

/** The settings of the caller's venue. */
export const showSettings = (ctx: Ctx<BusinessActor>): Promise<VersionedSettings> =>
  storedSettings(ctx.db.q, ctx.actor.id);
