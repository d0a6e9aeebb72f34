import { useEffect, useState } from 'react';
import { type Guest, keepGuest, readGuest } from './guest.ts';

const NOBODY: Guest = { name: '', secret: '', answers: [] };

/** Who answers without an account. A server knows nobody, so the browser's guest comes after the first paint. */
export function useGuest() {
  const [guest, setGuest] = useState(NOBODY);
  useEffect(() => setGuest(readGuest()), []);
  return {
    guest,
    /** Keeps the name and the id of the own answer in this browser. */
    keep: (name: string, answerId: string) => setGuest((now) => keepGuest({ ...now, name }, answerId)),
  };
}
