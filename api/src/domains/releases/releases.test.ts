import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteReleases } from 'mf-shared/contracts/releases';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { DAY_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { AppError } from '../../base/app-error.ts';
import { deployedReleases } from './deployed.ts';
import { promote } from './promote.ts';
import { rollBack } from './roll-back.ts';
import { rollOut } from './roll-out.ts';
import { seenNow } from './rollout.ts';

/** A folder with a build of the league beside the server. */
function builtBeside(version: string): string {
  const root = mkdtempSync(join(tmpdir(), 'topla-built-'));
  mkdirSync(join(root, 'mf-league', 'dist'), { recursive: true });
  const manifest = { name: 'league', title: 'Lig', version, contract: 1, pages: [], places: {}, nav: [] };
  writeFileSync(join(root, 'mf-league', 'dist', 'manifest.json'), JSON.stringify(manifest));
  return root;
}

type Said = { message: string; code?: string; fields?: Record<string, string> };

onBothEngines('releases of a remote', (app) => {
  let token = '';
  beforeEach(async () => {
    ({ token } = await createUser(app(), { role: 'admin' }));
    await app().db.q.deleteFrom('remote_rollouts').execute();
  });

  const list = async () => (await app().call<RemoteReleases[]>('get', '/api/admin/releases', { token })).body;
  const league = async () => (await list()).find(({ name }) => name === 'league') as RemoteReleases;
  const act = async (verb: string, json: object = {}, name = 'league') => {
    const { counter } = await league();
    return app().call<Said>('post', `/api/admin/releases/${name}/${verb}`, {
      token,
      json: { counter, ...json },
    });
  };
  const code = async (verb: string, json?: object, name?: string) => (await act(verb, json, name)).body.code;
  const deployed = async (built: DeployedRemote[] = []) => deployedReleases(app().ctx)(built);
  const built: DeployedRemote = {
    ...{ name: 'league', title: 'Lig', version: '0.1.0', contract: 1, pages: [], places: {}, nav: [] },
    entry: '/remotes/league/mf-manifest.json',
  };

  it('are listed with the newest first, and say which need a newer site', async () => {
    expect(await league()).toMatchObject({ stable: null, candidate: null, counter: 0 });
    expect((await league()).versions.map(({ version, tooNew }) => [version, tooNew])).toEqual([
      ['3.0.0', true],
      ['2.0.0', false],
      ['1.0.0', false],
    ]);
  });

  it('go to a share, then to everybody, and back', async () => {
    expect((await act('roll-out', { version: '1.0.0', share: '12,5'.replace(',', '.') })).status).toBe(200);
    expect(await deployed([built])).toMatchObject([
      { version: '0.1.0', candidate: { version: '1.0.0', share: 12.5, integrity: 'sha384-1.0.0' } },
    ]);
    expect((await act('promote')).body.message).toBe('1.0.0 artık herkese açık.');
    const [stable] = await deployed([built]);
    expect(stable).toMatchObject({
      version: '1.0.0',
      entry: '/remotes/league/1.0.0/remoteEntry.0123abcd.js',
    });
    expect(stable?.candidate).toBeUndefined();
    const { config: normal } = app().ctx;
    const config = { ...normal, releases: { ...normal.releases, url: 'https://{name}.example' } };
    const [elsewhere] = await deployedReleases({ ...app().ctx, config })([built]);
    expect(elsewhere?.entry).toBe('https://league.example/league/1.0.0/remoteEntry.0123abcd.js');
    await act('roll-out', { version: '2.0.0', share: 50 });
    await act('promote');
    expect(await league()).toMatchObject({ stable: '2.0.0', returnsTo: '1.0.0', counter: 4 });
    expect((await act('roll-back')).body.message).toBe('Herkes yeniden 1.0.0 sürümünde.');
    expect(await code('roll-back')).toBe('release_no_previous');
    expect(await deployed([built])).toMatchObject([{ version: '1.0.0' }]);
  });

  it('lead back to what is built beside the server', async () => {
    await act('roll-out', { version: '1.0.0', share: 1 });
    await act('promote');
    expect((await league()).returnsTo).toBe(null);
    await act('roll-back');
    expect(await deployed([built])).toEqual([built]);
  });

  it('keep the beginning of a candidate whose share grows, and begin anew with another one', async () => {
    await act('roll-out', { version: '1.0.0', share: 1 });
    const since = (await league()).candidate?.since;
    app().time.now += DAY_MS;
    await act('roll-out', { version: '1.0.0', share: 25 });
    expect((await league()).candidate).toEqual({ version: '1.0.0', share: 25, since });
    await act('roll-out', { version: '2.0.0', share: 25 });
    expect((await league()).candidate?.since).not.toBe(since);
  });

  it('refuse what cannot be', async () => {
    expect(await code('roll-out', { version: '9.9.9', share: 1 })).toBe('release_unknown');
    expect(await code('roll-out', { version: '1.0.0', share: 1 }, 'nobody')).toBe('release_unknown');
    expect(await code('roll-out', { version: '3.0.0', share: 1 })).toBe('release_too_new');
    expect(await code('promote')).toBe('release_no_candidate');
    expect(await code('roll-back')).toBe('release_no_previous');
    for (const share of [-1, 100.01, 0.001, 'çok'])
      expect((await act('roll-out', { version: '1.0.0', share })).body.fields).toHaveProperty('share');
    await act('roll-out', { version: '1.0.0', share: 1 });
    await act('promote');
    expect(await code('roll-out', { version: '1.0.0', share: 1 })).toBe('release_is_stable');
  });

  it('refuse the version that is built beside the server while everybody has that build', async () => {
    const webRoot = builtBeside('1.0.0');
    const actor = { role: 'system', who: 'Bekçi' } as const;
    const ctx = { ...app().ctx, config: { ...app().ctx.config, webRoot }, actor };
    const roll = (version: string) => rollOut(ctx, { name: 'league', version, share: 5 });
    await expect(roll('1.0.0')).rejects.toMatchObject({ code: 'release_is_built' });
    await roll('2.0.0');
    await promote(ctx, { name: 'league' });
    // Now nobody gets that build any more.
    await roll('1.0.0');
    expect((await league()).candidate?.version).toBe('1.0.0');
    rmSync(webRoot, { recursive: true });
  });

  it('let one of two admins act who saw the same', async () => {
    await act('roll-out', { version: '1.0.0', share: 1 });
    const { counter } = await league();
    const both = await Promise.all(['promote', 'roll-back'].map((verb) => act(verb, { counter })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('release_changed');
  });

  it('are written down with who did it and what changed', async () => {
    await act('roll-out', { version: '1.0.0', share: 10 });
    const actor = { role: 'system', who: 'Bekçi' } as const;
    await rollBack({ ...app().ctx, actor }, { name: 'league', candidate: '1.0.0', reason: 'Açılmıyor' });
    const entries = await app()
      .db.q.selectFrom('audit_entries')
      .selectAll()
      .orderBy('position', 'desc')
      .limit(2)
      .execute();
    expect(
      entries.map(({ act, subject_id, before, after, reason }) => ({
        act,
        subject_id,
        before,
        after,
        reason,
      })),
    ).toEqual([
      {
        ...{ act: 'release.rollBack', subject_id: 'league', reason: 'Açılmıyor' },
        before: '{"stable":null,"candidate":"1.0.0","share":10}',
        after: '{"stable":null,"candidate":null,"share":0}',
      },
      {
        ...{ act: 'release.rollOut', subject_id: 'league', reason: null },
        before: '{"stable":null,"candidate":null,"share":0}',
        after: '{"stable":null,"candidate":"1.0.0","share":10}',
      },
    ]);
  });

  it('do not take back the successor of a candidate that was judged', async () => {
    const ctx = { ...app().ctx, actor: { role: 'system', who: 'Bekçi' } as const };
    await rollOut(ctx, { name: 'league', version: '2.0.0', share: 5 });
    await expect(rollBack(ctx, { name: 'league', candidate: '1.0.0' })).rejects.toMatchObject({
      code: 'release_no_candidate',
    });
    expect((await league()).candidate?.version).toBe('2.0.0');
  });

  it('are taken back while the store does not answer', async () => {
    await act('roll-out', { version: '1.0.0', share: 10 });
    const silent = () => Promise.reject(new AppError('unavailable'));
    const releases = { ...app().ctx.releases, versions: silent, manifest: async () => null };
    const ctx = { ...app().ctx, releases, actor: { role: 'system', who: 'Bekçi' } as const };
    await expect(rollOut(ctx, { name: 'league', version: '2.0.0', share: 5 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await rollBack(ctx, { name: 'league' });
    expect((await league()).candidate).toBe(null);
  });

  it('are acted on by one of two commands that begin at once', async () => {
    const actor = { role: 'system', who: 'Bekçi' } as const;
    const ctx = { ...app().ctx, actor };
    for (const version of ['1.0.0', '2.0.0']) {
      await act('roll-out', { version, share: 5 });
      if (version === '1.0.0') await act('promote');
    }
    const seen = await seenNow(ctx, 'league');
    const both = await Promise.allSettled([rollBack(ctx, seen), rollBack(ctx, seen)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await league()).toMatchObject({ stable: '1.0.0', candidate: null });
  });

  describe('by a tester’s link', () => {
    const trial = (link: string) => {
      const token = new URL(link, 'http://x').searchParams.get('surum') ?? '';
      return app().call<Said & { remote: DeployedRemote }>('get', `/api/releases/trial?token=${token}`);
    };
    const linkTo = async (version: string) =>
      (
        await app().call<{ link: string }>('post', '/api/admin/releases/league/trial-link', {
          token,
          json: { version },
        })
      ).body.link;

    it('open for a week', async () => {
      const link = await linkTo('2.0.0');
      expect((await trial(link)).body.remote).toMatchObject({
        name: 'league',
        version: '2.0.0',
        integrity: 'sha384-2.0.0',
      });
      app().time.now += 7 * DAY_MS;
      expect((await trial(link)).body.code).toBe('link_invalid');
    });

    it('open by no other token of this server', async () => {
      expect((await trial(`/?surum=${token}`)).body.code).toBe('link_invalid');
    });
  });

  it('are no matter of an admin who does not own the platform', async () => {
    const support = await createUser(app(), { role: 'admin', admin_role: 'support' });
    const answer = await app().call('get', '/api/admin/releases', { token: support.token });
    expect(answer.status).toBe(403);
  });
});
