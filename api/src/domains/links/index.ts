export { headTags } from './tags.ts';
