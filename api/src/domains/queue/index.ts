export { giveBackAll } from './assign.ts';
export { changeItem, holdItem, lockItem, requireFree, wakeItem } from './change.ts';
export { enqueue } from './enqueue.ts';
export { itemById, itemPage, type ListedItem } from './queries.ts';
