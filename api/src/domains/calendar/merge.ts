import { forgotten, type MergeRule } from '../../http/merge-rule.ts';
import { calendarOfAccount } from './account-parts.ts';

export const calendarMerged: MergeRule = forgotten(
  { calendar_feeds: ['user_id'] },
  calendarOfAccount.player.forget,
);
