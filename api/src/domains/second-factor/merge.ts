import { forgotten, type MergeRule } from '../../http/merge-rule.ts';
import { factorOfAccount } from './account-parts.ts';

export const factorMerged: MergeRule = forgotten(
  {
    second_factors: ['account_id', 'user_id'],
    factor_challenges: ['account_id'],
    passkeys: ['account_id'],
    recovery_codes: ['account_id'],
  },
  factorOfAccount.player.forget,
);
