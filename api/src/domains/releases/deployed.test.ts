import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../test/harness.ts';
import { AppError } from '../../base/app-error.ts';
import { deployedReleases } from './deployed.ts';
import { promote } from './promote.ts';
import { rollBack } from './roll-back.ts';
import { rollOut } from './roll-out.ts';

const actor = { role: 'system', who: 'Bekçi' } as const;
const name = 'league';
const built: DeployedRemote = {
  ...{ name, title: 'Lig', version: '0.1.0', contract: 1, pages: [], places: {}, nav: [] },
  entry: '/remotes/league/mf-manifest.json',
};

onBothEngines('releases', (app) => {
  beforeEach(() => app().db.q.deleteFrom('remote_rollouts').execute());

  const rollout = () => app().db.q.selectFrom('remote_rollouts').selectAll().executeTakeFirstOrThrow();
  /** The store without those versions, and with those damaged. */
  const left = (gone: string[], damaged: string[] = []) => {
    const { releases } = app().ctx;
    return {
      ...app().ctx,
      actor,
      releases: {
        ...releases,
        manifest: async (of: string, version: string) =>
          gone.includes(version) ? null : releases.manifest(of, version),
        isWhole: async (_: string, version: string) => !damaged.includes(version),
      },
    };
  };

  /** Gives a version to everybody. */
  const give = async (version: string) => {
    await rollOut(left([]), { name, version, share: 5 });
    await promote(left([]), { name });
  };

  describe('that are no longer as they were built', () => {
    it('go to nobody', async () => {
      const share = { name, version: '2.0.0', share: 5 };
      await expect(rollOut(left([], ['2.0.0']), share)).rejects.toMatchObject({ code: 'release_damaged' });
      await rollOut(left([]), { name, version: '2.0.0', share: 5 });
      await expect(promote(left([], ['2.0.0']), { name })).rejects.toMatchObject({ code: 'release_damaged' });
      await expect(promote(left(['2.0.0']), { name })).rejects.toMatchObject({ code: 'release_unknown' });
      await rollBack(left(['2.0.0']), { name });
      expect(await rollout()).toMatchObject({ stable: null, candidate: null });
    });

    it('are not returned to, unless the store cannot say', async () => {
      for (const version of ['1.0.0', '2.0.0']) await give(version);
      await expect(rollBack(left([], ['1.0.0']), { name })).rejects.toMatchObject({
        code: 'release_damaged',
      });
      await expect(rollBack(left(['1.0.0']), { name })).rejects.toMatchObject({ code: 'release_unknown' });
      const silent = left(['1.0.0']);
      silent.releases.versions = () => Promise.reject(new AppError('unavailable'));
      await rollBack(silent, { name });
      expect(await rollout()).toMatchObject({ stable: '1.0.0' });
    });

    it('give way to what is built beside the server, or to the version of before', async () => {
      for (const version of ['1.0.0', '2.0.0']) await give(version);
      const ctx = left(['2.0.0']);
      expect(await deployedReleases(ctx)([built])).toEqual([built]);
      expect(await deployedReleases(ctx)([])).toMatchObject([{ version: '1.0.0' }]);
    });
  });

  it('are for all who ask first at the same time', async () => {
    await give('1.0.0');
    const now = deployedReleases(app().ctx);
    const both = await Promise.all([now([built]), now([built])]);
    expect(both.map(([remote]) => remote?.version)).toEqual(['1.0.0', '1.0.0']);
  });

  it('are offered by remotes.json neither as their own candidate nor to a site that is too old for them', async () => {
    await rollOut(left([]), { name, version: '1.0.0', share: 5 });
    expect(await deployedReleases(app().ctx)([{ ...built, version: '1.0.0' }])).toEqual([
      { ...built, version: '1.0.0' },
    ]);
    await app().db.q.updateTable('remote_rollouts').set({ stable: '3.0.0' }).execute();
    expect(await deployedReleases(app().ctx)([built])).toMatchObject([
      { version: '0.1.0', candidate: { version: '1.0.0' } },
    ]);
  });
});
