import type { Tournament, TournamentAnswer } from 'mf-shared/contracts/tournaments';
import { createUser, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';

type Refused = { code?: string; message?: string; fields?: Record<string, string> };
/** The tests' clock stands on 18 November 2026. */
export const CUP = { name: 'Gece Kupası', date: '2026-11-28', location: { city: 'İstanbul' }, fee: 500 };

/** Calls about tournaments. */
export function tournaments(app: () => TestApp) {
  const create = ({ token }: { token: string }, json: unknown = CUP) =>
    app().call<TournamentAnswer & Refused>('post', '/api/tournaments/create', { token, json });
  const register = ({ token }: { token: string }, tournamentId: string) =>
    app().call<TournamentAnswer & Refused>('post', '/api/tournaments/register', {
      token,
      json: { tournamentId },
    });
  const leave = ({ token }: { token: string }, id: string) =>
    app().call<TournamentAnswer & Refused>('delete', `/api/tournaments/register/${id}`, { token });
  const show = ({ token }: TestUser, id: string) =>
    app().call<Tournament & Refused>('get', `/api/tournaments/${id}`, { token });
  const made = async (more: Record<string, unknown> = {}) => {
    const organizer = await createUser(app());
    return { organizer, id: (await create(organizer, { ...CUP, ...more })).body.tournament.id };
  };
  /** Runs `work` at noon of that day. */
  const on = async (date: string, work: () => Promise<void>) => {
    const { now } = app().time;
    app().time.now = Date.parse(`${date}T12:00:00+03:00`);
    await work().finally(() => {
      app().time.now = now;
    });
  };
  return { create, register, leave, show, made, on };
}
