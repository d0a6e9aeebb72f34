export { finishClosings } from './finish-closing.ts';
