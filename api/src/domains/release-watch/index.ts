export { purgeReleaseCounts, purgeReleaseErrors } from './counts.ts';
export { takeBackWorse } from './take-back.ts';
export { tellOfTakenBack } from './tell.ts';
