export { factorOfAccount } from './account-parts.ts';
export { purgeChallenges } from './challenges.ts';
export { confirmOwner, type Proof } from './confirm.ts';
export { type Entered, enter, SECOND_STEP } from './enter.ts';
export { factorMerged } from './merge.ts';
export { dropFactor } from './queries.ts';
