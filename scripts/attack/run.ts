import { type Arena, createArena, requireLoopback } from './arena.ts';
import { type Attack, Slow } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { worstLivez } from './livez.ts';
import { newFolder, type Server, startServer } from './server.ts';

const PARALLEL = 8;
/** Longest wait for other callers, ms. */
const PATIENCE_MS = 250;
/** On a busy machine an answer may wait for a core, but not for ever. */
const LATEST_MS = 5000;
const TRIES = 3;

type Verdict = {
  verdict: 'held' | 'broken' | 'skipped';
  /** The slowest answer of `/livez`, ms. */
  livez: number;
  /** Longest stall of the server's event loop, ms; null when unknown. */
  block: number | null;
  ms: number;
  why: string;
};
const WORDS = { held: 'tutuldu', broken: 'KIRILDI', skipped: 'atlandı' };

/**
 * Runs one attack eight times at once. No other caller may wait longer than a quarter of a second: `/livez` answers
 * sooner, or the server reports no such stall of its event loop and only waited for a core of a busy machine. A failure
 * by time alone is retried, up to three tries in all.
 */
export async function runAttack(attack: Attack, arena: Arena): Promise<Verdict> {
  const begun = performance.now();
  let result: Tried = { livez: 0, block: null };
  let why = '';
  for (let n = 0; n < TRIES; n++) {
    result = await tryOnce(attack, arena);
    const { error, skipped, livez, block } = result;
    const verdict = (word: Verdict['verdict'], why: string): Verdict => ({
      ...{ verdict: word, livez, block, why },
      ms: performance.now() - begun,
    });
    if (skipped) return verdict('skipped', skipped);
    if (error && !(error instanceof Slow)) return verdict('broken', error.message);
    why = error?.message ?? lateness(result);
    if (!why) return verdict('held', '');
  }
  return { verdict: 'broken', livez: result.livez, block: result.block, ms: performance.now() - begun, why };
}

function lateness({ livez, block }: Tried): string {
  if (block !== null && block > PATIENCE_MS) return `the event loop stood still for ${Math.round(block)} ms`;
  const latest = block === null ? PATIENCE_MS : LATEST_MS;
  return livez > latest ? `/livez took ${Math.round(livez)} ms` : '';
}

type Tried = { livez: number; block: number | null; error?: Error; skipped?: string };

async function tryOnce({ aim }: Attack, arena: Arena): Promise<Tried> {
  let livez = 0;
  let block: number | null = null;
  try {
    const aimed = await aim(arena);
    if (typeof aimed === 'string') return { livez, block, skipped: aimed };
    await arena.longestBlock?.();
    livez = await worstLivez(arena.url, () =>
      Promise.all(Array.from({ length: PARALLEL }, (_, nth) => aimed.strike(nth))),
    );
    block = (await arena.longestBlock?.()) ?? null;
    await aimed.after?.();
    return { livez, block };
  } catch (error) {
    return { livez, block, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Replays all or the named attacks that the product must withstand, on its own server or on the local one at
 * `ATTACK_URL`. Prints one line each; returns the exit code.
 */
export async function attackAll(names: readonly string[]): Promise<number> {
  const given = process.env.ATTACK_URL;
  if (given) requireLoopback(given);
  let broken = 0;
  for (const attack of attacks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    // A server for each attack: used-up limits would hide the next attack's effect.
    const server: Server | null = given ? null : await startServer(await newFolder());
    const arena = createArena(server ?? { url: given ?? '' }, false);
    const { verdict, livez, block, ms, why } = await runAttack(attack, arena).finally(() => server?.stop());
    if (verdict === 'broken') broken++;
    const longest = block === null ? '?' : Math.round(block);
    const waits = `livez ${Math.round(livez)} ms`.padEnd(15) + `durma ${longest} ms`.padEnd(14);
    const times = waits + `${(ms / 1000).toFixed(1)} s`.padStart(8);
    const head = `${attack.name.padEnd(4)} ${WORDS[verdict].padEnd(8)} ${times}  ${attack.about}`;
    console.log(why ? `${head}: ${why}` : head);
  }
  console.log(broken === 0 ? '\nHepsi tutuldu.' : `\n${broken} saldırı kırdı.`);
  return broken === 0 ? 0 : 1;
}
