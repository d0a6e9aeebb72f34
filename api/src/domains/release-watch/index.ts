export { purgeReleaseCounts, purgeReleaseErrors } from './counts.ts';
export { releaseShares } from './shares.ts';
export { takeBackWorse } from './take-back.ts';
export { tellOfTakenBack } from './tell.ts';
