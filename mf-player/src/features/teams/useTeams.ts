import { useEffect, useState } from 'react';
import type { Teams } from './model.ts';
import { readTeams, storeTeams } from './stored.ts';

const MAX_STEPS = 50;

/** The teams of this browser with their undo history. */
export function useTeams(actor: string) {
  const [{ teams, past }, setState] = useState(() => ({ teams: readTeams(actor), past: [] as Teams[] }));
  useEffect(() => storeTeams(actor, teams), [actor, teams]);
  const change = (next: (teams: Teams) => Teams) =>
    setState((now) => {
      const changed = next(now.teams);
      if (changed === now.teams) return now;
      return { teams: changed, past: [...now.past, now.teams].slice(-MAX_STEPS) };
    });
  /** A change without an undo step of its own. */
  const amend = (next: (teams: Teams) => Teams) => setState((now) => ({ ...now, teams: next(now.teams) }));
  const undo = () =>
    setState((now) => {
      const last = now.past.at(-1);
      return last ? { teams: { ...last, names: now.teams.names }, past: now.past.slice(0, -1) } : now;
    });
  return { teams, change, amend, undo, canUndo: past.length > 0 };
}
