import { type RefObject, useState } from 'react';
import type { Errors } from './errors.ts';
import { useShowFirstError } from './useShowFirstError.ts';

type State = { errors: Errors; failure: string; error: unknown };
const NONE: State = { errors: {}, failure: '', error: null };

/** The errors except at these paths and below. */
const without = (errors: Errors, paths: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !paths.some((one) => path === one || path.startsWith(`${one}.`)),
    ),
  );

/** The errors of a form. */
export function useErrors(form: RefObject<HTMLFormElement | null>) {
  const showFirstError = useShowFirstError(form);
  const [state, setState] = useState(NONE);
  const change = (part: (errors: Errors) => Errors) =>
    setState((now) => ({ ...now, errors: part(now.errors) }));
  return {
    ...state,
    /** Marks these fields and no other, and leads to the first; `root` shows above the form. */
    refuse: ({ root = '', ...errors }: Errors, error: unknown = null) => {
      setState({ errors, failure: root, error });
      if (root || error || Object.keys(errors).length > 0) showFirstError();
    },
    /** Clears the errors of these fields, or of the form. */
    clear: (...names: string[]) =>
      names.length === 0 ? setState(NONE) : change((now) => without(now, names)),
    /** Gives one field another error, or none. */
    mark: (name: string, found: string | undefined) =>
      change((now) => ({ ...without(now, [name]), ...(found ? { [name]: found } : {}) })),
  };
}
