import { createContext } from 'react';

/** Minutes that the venue leaves between two games; a new venue leaves none. */
export const GapContext = createContext(0);
