import { Share } from 'mf-shared/contracts/releases';
import { AppError } from '../base/app-error.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import {
  listReleases,
  makeTrialLink,
  promote,
  rollBack,
  rollOut,
  seenNow,
} from '../domains/releases/index.ts';
import { siteUrl } from '../http/site-url.ts';
import { createLog } from '../log.ts';
import { createReleases } from '../providers/releases/create.ts';
import { operator } from './operator.ts';

type Releasing = Parameters<typeof promote>[0];

type Command = { usage: string; run: (ctx: Releasing, args: string[]) => Promise<string> };

const COMMANDS: Record<string, Command> = {
  releases: {
    usage: 'npm run releases',
    run: async (ctx) => (await listReleases(ctx)).map(lineOf).join('\n') || 'Depoda sürüm yok.',
  },
  rollout: {
    usage: 'npm run rollout -- <bölüm> <sürüm> <yüzde>',
    run: async (ctx, [name = '', version = '', percent]) => {
      const share = Share.safeParse(percent?.replace(',', '.'));
      if (!share.success) throw new Error(share.error.issues[0]?.message);
      return (await rollOut(ctx, { ...(await seenNow(ctx, name)), version, share: share.data })).message;
    },
  },
  promote: {
    usage: 'npm run promote -- <bölüm>',
    run: async (ctx, [name = '']) => (await promote(ctx, await seenNow(ctx, name))).message,
  },
  rollback: {
    usage: 'npm run rollback -- <bölüm>',
    run: async (ctx, [name = '']) => (await rollBack(ctx, await seenNow(ctx, name))).message,
  },
  'trial-link': {
    usage: 'npm run trial-link -- <bölüm> <sürüm>',
    run: async (ctx, [name = '', version = '']) =>
      siteUrl(ctx.config, (await makeTrialLink(ctx, name, version)).link),
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
  const command = commandOf(verb, args);
  const config = readConfig({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  const db = await openDatabase(config.databaseUrl);
  const actor = operator();
  try {
    const log = createLog('warn');
    const releases = createReleases(config.releases);
    console.log(await command.run({ actor, db, config, log, releases, clock: Date.now }, args));
  } finally {
    await db.close();
  }
}

/**
 * The command of that name.
 * @throws Error with how it is used when a word is missing
 */
function commandOf(verb: string, args: readonly string[]): Command {
  const command = COMMANDS[verb];
  const known = command ? [command] : Object.values(COMMANDS);
  const usage = known.map((one) => one.usage).join('\n');
  if (!command || args.length < usage.split('<').length - 1) throw new Error(`Kullanım: ${usage}`);
  return command;
}

/** An error with what helps on. */
function helping(error: Error): string {
  if (error instanceof AppError && error.code === 'release_unknown')
    return `${error.message} Depodakiler: npm run releases`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(helping(error));
  process.exitCode = 1;
});
