import { createContext } from 'react';

/** Minutes between two games of the venue; 0 for a new venue. */
export const GapContext = createContext(0);
