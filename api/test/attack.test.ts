import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Arena, createArena, requireLoopback } from '../../scripts/attack/arena.ts';
import { attacks } from '../../scripts/attack/attacks/index.ts';
import { runAttack } from '../../scripts/attack/run.ts';
import { newFolder, type Server, startServer } from '../../scripts/attack/server.ts';

/** The attacks that take only seconds and do not touch the limits of the others; `npm run attack` runs all. */
const QUICK = [
  'C1',
  'H1',
  'H2',
  'H5',
  'M1',
  'M6',
  'M9',
  'M10',
  'L1',
  'L2',
  'L4',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
];

describe('an attack', { timeout: 240_000 }, () => {
  let server: Server;
  let arena: Arena;
  beforeAll(async () => {
    server = await startServer(await newFolder());
    arena = createArena(server, true);
    // The admin signs in first: a later attack on that account slows its login for everybody.
    await arena.venue();
  });
  afterAll(() => server.stop());

  it.each(attacks.filter(({ name }) => QUICK.includes(name)))('$name is held: $about', async (attack) => {
    expect(await runAttack(attack, arena)).toMatchObject({ verdict: 'held', why: '' });
  });

  it('is never made against another machine', () => {
    expect(() => requireLoopback('http://topla.example')).toThrow('ATTACK_URL');
    expect(() => requireLoopback('http://127.0.0.1:3000')).not.toThrow();
  });
});
