import { forgotten, type MergeRule } from '../../http/merge-rule.ts';
import { mailsOfAccount } from './account-parts.ts';

export const mailsMerged: MergeRule = forgotten(
  { account_mails: ['account_id'] },
  mailsOfAccount.player.forget,
);
