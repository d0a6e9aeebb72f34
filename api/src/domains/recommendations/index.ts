export { habitsOfAccount } from './account-parts.ts';
export { learnRecommendations } from './learn.ts';
export { habitsMerged } from './merge.ts';
