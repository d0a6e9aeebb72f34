import { v7 } from 'uuid';

/** A new id: a UUID that sorts by age. */
export const newId = (): string => v7();
