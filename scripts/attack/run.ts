import { type Arena, createArena, requireLoopback } from './arena.ts';
import { type Attack, Slow } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { worstLivez } from './livez.ts';
import { newFolder, type Server, startServer } from './server.ts';

const PARALLEL = 8;
const LIVEZ_MS = 250;
const TRIES = 3;

type Verdict = { verdict: 'held' | 'broken' | 'skipped'; livez: number; ms: number; why: string };
const WORDS = { held: 'tutuldu', broken: 'KIRILDI', skipped: 'atlandı' };

/**
 * Runs one attack eight times at once and looks at `/livez` meanwhile, which must answer within `livezMs`. What fails for
 * time alone is tried again, up to three times in all, since other things may run on the machine.
 */
export async function runAttack(attack: Attack, arena: Arena, livezMs = LIVEZ_MS): Promise<Verdict> {
  const begun = performance.now();
  let livez = 0;
  let why = '';
  for (let n = 0; n < TRIES; n++) {
    const tried = await tryOnce(attack, arena);
    livez = tried.livez;
    why = tried.error?.message ?? '';
    const ms = performance.now() - begun;
    if (tried.skipped) return { verdict: 'skipped', livez, ms, why: tried.skipped };
    if (tried.error && !(tried.error instanceof Slow)) return { verdict: 'broken', livez, ms, why };
    if (!tried.error && livez <= livezMs) return { verdict: 'held', livez, ms, why };
    why ||= `/livez took ${Math.round(livez)} ms`;
  }
  return { verdict: 'broken', livez, ms: performance.now() - begun, why };
}

type Tried = { livez: number; error?: Error; skipped?: string };

async function tryOnce({ aim }: Attack, arena: Arena): Promise<Tried> {
  let livez = 0;
  try {
    const aimed = await aim(arena);
    if (typeof aimed === 'string') return { livez, skipped: aimed };
    livez = await worstLivez(arena.url, () =>
      Promise.all(Array.from({ length: PARALLEL }, (_, nth) => aimed.strike(nth))),
    );
    await aimed.after?.();
    return { livez };
  } catch (error) {
    return { livez, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Replays attacks that the product must hold against, all of them or those that are named, against a server of its own
 * or the one at `ATTACK_URL` on this machine. Prints a line each; answers the exit code.
 */
export async function attackAll(names: readonly string[]): Promise<number> {
  const given = process.env.ATTACK_URL;
  if (given) requireLoopback(given);
  let broken = 0;
  for (const attack of attacks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    // A server for each attack: limits that one used up would hide what the next one does.
    const server: Server | null = given ? null : await startServer(await newFolder());
    const arena = createArena(server ?? { url: given ?? '', folder: null }, false);
    const { verdict, livez, ms, why } = await runAttack(attack, arena).finally(() => server?.stop());
    if (verdict === 'broken') broken++;
    const times = `livez ${Math.round(livez)} ms`.padEnd(15) + `${(ms / 1000).toFixed(1)} s`.padStart(8);
    const head = `${attack.name.padEnd(4)} ${WORDS[verdict].padEnd(8)} ${times}  ${attack.about}`;
    console.log(why ? `${head}: ${why}` : head);
  }
  console.log(broken === 0 ? '\nHepsi tutuldu.' : `\n${broken} saldırı kırdı.`);
  return broken === 0 ? 0 : 1;
}
