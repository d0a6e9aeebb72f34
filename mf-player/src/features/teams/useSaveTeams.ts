import { lineupProblem, MIN_LINEUP } from 'mf-shared/contracts/lineups';
import { type Errors, useForm } from 'mf-shared/form';
import { ERROR_TEXT } from 'mf-shared/strings';
import { useRef } from 'react';
import { placeTeam, type TeamKey } from '../../common/teams/index.ts';
import { useCreateLineup } from '../lineups/queries.ts';
import type { Teams } from './model.ts';
import { inTeam } from './words.ts';

const KEYS = ['a', 'b'] as const;

/** The players of a team with an account: only they can be in a lineup. */
export const registered = (teams: Teams, key: TeamKey) => inTeam(teams, key).filter((one) => !one.guest);

/** The reason why the teams cannot be saved, as one sentence, or null. */
export function saveProblem(teams: Teams): string | null {
  for (const key of KEYS) {
    const count = registered(teams, key).length;
    const name = teams.names[key].trim();
    if (!name) return 'Takımlara isim verin.';
    if (count < MIN_LINEUP) {
      return `Kadro için en az ${MIN_LINEUP} kayıtlı oyuncu gerekir; ${name} takımında ${count} var.`;
    }
    const problem = lineupProblem({ name, players: placeTeam(registered(teams, key)) });
    if (problem) return ERROR_TEXT[problem];
  }
  return null;
}

/** Sends both teams as lineups. After a failure, saved teams are not saved again. */
export function useSaveTeams(teams: Teams, onSaved: () => void) {
  const create = useCreateLineup();
  const saved = useRef<TeamKey[]>([]);
  return useForm({
    start: {},
    check: (): Errors => {
      const root = saveProblem(teams);
      return root === null ? {} : { root };
    },
    failed: 'Hata oluştu.',
    send: async () => {
      for (const key of KEYS) {
        if (saved.current.includes(key)) continue;
        const name = teams.names[key].trim();
        await create.mutateAsync({ name, players: placeTeam(registered(teams, key)) });
        saved.current.push(key);
      }
      saved.current = [];
      onSaved();
    },
  });
}
