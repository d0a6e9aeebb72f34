import { v7 } from 'uuid';

/** A new id: a UUID whose order is its age. */
export const newId = (): string => v7();
