import { useMemo, useRef, useState } from 'react';

export type ValuesOptions<V extends object> = {
  /** Initial values of the fields. */
  start: V;
  /** Whether untouched fields follow a changed `start`, such as one that the server sends later. */
  follows?: boolean;
  /** Told of each change of values, such as to keep a draft. */
  onChange?: (part: Partial<V>) => void;
};

/** The values of a form: `start`, and over it what was typed. */
export function useValues<V extends object>({ start, follows, onChange }: ValuesOptions<V>) {
  const [first] = useState(start);
  const base = follows ? start : first;
  const [typed, setTyped] = useState<Partial<V>>({});
  const values = useMemo((): V => ({ ...base, ...typed }), [base, typed]);
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    /** The latest values, also before the next render. */
    latest,
    change: (part: Partial<V>) => {
      latest.current = { ...latest.current, ...part };
      setTyped((now) => ({ ...now, ...part }));
      onChange?.(part);
    },
    /** Forgets what was typed, for other values if given. */
    restart: (next: Partial<V> = follows ? {} : start) => {
      latest.current = { ...base, ...next };
      setTyped(next);
    },
  };
}
