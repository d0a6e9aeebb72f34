import { type FormEvent, useRef } from 'react';
import { controlsOf } from './controls.ts';
import { useErrors } from './useErrors.ts';
import { type SendingOptions, useSending } from './useSending.ts';
import { useValues, type ValuesOptions } from './useValues.ts';

type Options<V extends object, P extends object> = ValuesOptions<V> &
  SendingOptions<V, P> & {
    /** Effect of typing on the field's error, or on all: by default none until the next sending. */
    whenTyped?: 'keep' | 'clear' | 'clearAll' | 'check';
    /** Paths of the contract, for fields with another name there. */
    paths?: Readonly<Record<string, readonly string[]>>;
  };

/**
 * State and sending of a form. Spread `form` on the `<form>`. One sending runs at a time; after errors the first wrong
 * field gets the focus. React holds the value of a `field`. The browser holds that of an `input`, read when the form is
 * sent, so that password managers may fill it in.
 */
export function useForm<V extends object, P extends object = V>(options: Options<V, P>) {
  const { start, whenTyped = 'keep', paths = {} } = options;
  const ref = useRef<HTMLFormElement>(null);
  const inBrowser = useRef(new Set<string>());
  const { values, latest, change, restart } = useValues(options);
  const { errors, failure, error, refuse, clear, mark } = useErrors(ref);
  const { busy, submit, look } = useSending(options, latest, refuse);

  const recheck = (name: string) => mark(name, look()[name]);
  const pathsOf = (part: Partial<V>) => Object.keys(part).flatMap((name) => paths[name] ?? name);
  const set = (part: Partial<V>, names = pathsOf(part)) => {
    change(part);
    if (whenTyped === 'clearAll') clear();
    if (whenTyped === 'clear' && names.length > 0) clear(...names);
    if (whenTyped === 'check') names.filter((name) => errors[name]).forEach(recheck);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([name]) => inBrowser.current.has(name));
    if (typed.length > 0) change(Object.fromEntries(typed) as Partial<V>);
    void submit();
  };
  return {
    form: { ref, noValidate: true, onSubmit },
    /** Whether it is being sent. */
    busy,
    /** The error of the whole form; '' for none. */
    failure,
    /** The error of the last sending; null for none. */
    error,
    errors,
    /** The latest values, also before the next render. */
    get values() {
      return latest.current;
    },
    /** Changes values; `names` are the fields whose errors are affected, by default the changed ones. */
    set,
    clear,
    /** Checks one field again. */
    recheck,
    reset: (next?: V) => {
      ref.current?.reset();
      restart(next);
      clear();
    },
    /** Sends the form; `another` way of sending skips the check. */
    submit,
    ...controlsOf({ start, values, errors, set, inBrowser: inBrowser.current }),
  };
}

/** The result of `useForm` for a form with these values. */
export type FormKit<V extends object, P extends object = V> = ReturnType<typeof useForm<V, P>>;
