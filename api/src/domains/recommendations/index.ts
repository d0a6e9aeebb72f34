export { learnRecommendations } from './learn.ts';
