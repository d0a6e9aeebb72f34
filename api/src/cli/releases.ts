import { userInfo } from 'node:os';
import { Share } from 'mf-shared/contracts/releases';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { listReleases, makeTrialLink, promote, rollBack, rollOut } from '../domains/releases/index.ts';
import { createLog } from '../log.ts';
import { createReleases } from '../providers/releases/create.ts';

type Releasing = Parameters<typeof promote>[0];

const COMMANDS: Record<string, { usage: string; run: (ctx: Releasing, args: string[]) => Promise<string> }> =
  {
    releases: {
      usage: 'npm run releases',
      run: async (ctx) => (await listReleases(ctx)).map(lineOf).join('\n') || 'Depoda sürüm yok.',
    },
    rollout: {
      usage: 'npm run rollout -- <bölüm> <sürüm> <yüzde>',
      run: async (ctx, [name = '', version = '', percent]) => {
        const share = Share.safeParse(percent?.replace(',', '.'));
        if (!share.success) throw new Error(share.error.issues[0]?.message);
        return (await rollOut(ctx, { name, version, share: share.data })).message;
      },
    },
    promote: {
      usage: 'npm run promote -- <bölüm>',
      run: async (ctx, [name = '']) => (await promote(ctx, { name })).message,
    },
    rollback: {
      usage: 'npm run rollback -- <bölüm>',
      run: async (ctx, [name = '']) => (await rollBack(ctx, { name })).message,
    },
    'trial-link': {
      usage: 'npm run trial-link -- <bölüm> <sürüm>',
      run: async (ctx, [name = '', version = '']) =>
        (ctx.config.publicUrl ?? '') + (await makeTrialLink(ctx, name, version)).link,
    },
  };

const lineOf = ({
  name,
  stable,
  candidate,
  versions,
}: Awaited<ReturnType<typeof listReleases>>[number]): string =>
  [
    `${name}: herkese ${stable ?? 'sunucudaki derleme'}`,
    ...(candidate ? [`aday ${candidate.version} (yüzde ${candidate.share})`] : []),
    `depoda ${versions.map(({ version }) => version).join(', ')}`,
  ].join(' · ');

/** Shows or changes which versions of the remotes visitors get. Running servers follow within a second. */
async function main([verb = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[verb];
  if (!command)
    throw new Error(
      Object.values(COMMANDS)
        .map(({ usage }) => usage)
        .join('\n'),
    );
  const config = readConfig({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  const db = await openDatabase(config.databaseUrl);
  const actor = { role: 'system', who: `Komut satırı (${userInfo().username})` } as const;
  try {
    const log = createLog('warn');
    const releases = createReleases(config.releases);
    console.log(await command.run({ actor, db, config, log, releases, clock: Date.now }, args));
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
