import { jwtVerify, SignJWT } from 'jose';
import { TRIAL_DAYS } from 'mf-shared/contracts/releases';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { DAY_MS, SECOND_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { addressed } from './deployed.ts';
import { type Releasing, requireRelease, requireWholeRelease } from './rollout.ts';

const AUDIENCE = 'trial of a release';
const keyOf = ({ config }: Pick<AppContext, 'config'>) => new TextEncoder().encode(config.jwtSecret);

/**
 * A link that opens one version of a remote in the tab of whoever follows it, for a week.
 * @throws what `requireWholeRelease` throws
 */
export async function makeTrialLink(
  ctx: Releasing,
  name: string,
  version: string,
): Promise<{ link: string; until: string }> {
  await requireWholeRelease(ctx, name, version);
  await ctx.db.transact((tx) =>
    recordAct(tx, ctx, {
      ...{ act: 'release.trialLink', subject: { type: 'release', id: name } },
      after: { version },
    }),
  );
  const until = ctx.clock() + TRIAL_DAYS * DAY_MS;
  const token = await new SignJWT({ name, version })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(until / SECOND_MS))
    .sign(keyOf(ctx));
  return { link: `/?surum=${token}`, until: new Date(until).toISOString() };
}

/**
 * The version that a tester's link names.
 * @throws `link_invalid`
 * @throws `release_unknown`, `release_too_new`
 */
export async function trialOfLink(ctx: AppContext, token: string): Promise<{ remote: DeployedRemote }> {
  const checks = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(ctx.clock()) };
  const { payload } = await jwtVerify<{ name: string; version: string }>(token, keyOf(ctx), checks).catch(
    () => {
      throw new AppError('link_invalid');
    },
  );
  const manifest = await requireRelease(ctx, payload.name, payload.version);
  return { remote: addressed(ctx.config.releases.url, manifest) };
}
