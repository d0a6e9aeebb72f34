import { lineupProblem, MIN_LINEUP } from 'mf-shared/contracts/lineups';
import { errorText } from 'mf-shared/error-text';
import { ERROR_TEXT } from 'mf-shared/strings';
import { useState } from 'react';
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

/** Saves both teams as lineups. After a failure, saved teams are not saved again. */
export function useSaveTeams(teams: Teams) {
  const create = useCreateLineup();
  const [saved, setSaved] = useState<readonly TeamKey[]>([]);
  const [failure, setFailure] = useState('');
  async function save(): Promise<boolean> {
    setFailure('');
    let done = saved;
    try {
      for (const key of KEYS) {
        if (done.includes(key)) continue;
        await create.mutateAsync({
          name: teams.names[key].trim(),
          players: placeTeam(registered(teams, key)),
        });
        done = [...done, key];
      }
      setSaved([]);
      return true;
    } catch (error) {
      setSaved(done);
      setFailure(errorText(error, 'Hata oluştu.'));
      return false;
    }
  }
  return { save, failure, busy: create.isPending };
}
