import { forgotten, type MergeRule } from '../../http/merge-rule.ts';
import { habitsOfAccount } from './account-parts.ts';

export const habitsMerged: MergeRule = forgotten(
  { player_habits: ['user_id'], recommendation_dismissals: ['user_id', 'target_id'] },
  habitsOfAccount.player.forget,
);
