import { forgotten, type MergeRule } from '../../http/merge-rule.ts';
import { sessionsOfAccount } from './account-parts.ts';

export const sessionsMerged: MergeRule = forgotten(
  { sessions: ['user_id'] },
  sessionsOfAccount.player.forget,
);
