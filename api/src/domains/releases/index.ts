export { deployedReleases, withRelease } from './deployed.ts';
export { listReleases } from './list.ts';
export { promote } from './promote.ts';
export { rollBack } from './roll-back.ts';
export { rollOut } from './roll-out.ts';
export { rollouts, seenNow } from './rollout.ts';
export { makeTrialLink } from './trial.ts';
