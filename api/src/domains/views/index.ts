export { endViews } from './end.ts';
