import type { ChangeEvent } from 'react';
import type { Errors } from './errors.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The fields with a value of type `T`. */
type NameOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

type Props<V extends object> = {
  start: V;
  values: V;
  errors: Errors;
  set: (part: Partial<V>) => void;
  /** Takes the names of the fields that the browser holds. */
  inBrowser: Set<string>;
};

/** The props of a form's controls by the name of the field. */
export function controlsOf<V extends object>({ start, values, errors, set, inBrowser }: Props<V>) {
  const onText =
    (name: string, clean = (typed: string) => typed) =>
    ({ target }: ChangeEvent<Control>) =>
      set({ [name]: clean(target.value) } as Partial<V>);
  const text = (name: NameOf<V, string>, clean?: (typed: string) => string) => ({
    value: values[name] as string,
    error: errors[name],
    onChange: onText(name, clean),
  });

  return {
    /** A text in React state, for a control without a name; `clean` mends what is typed. */
    text,
    /** A text in React state. */
    field: (name: NameOf<V, string>) => ({ name, ...text(name) }),
    /** A text that the browser holds. */
    input: (name: NameOf<V, string>) => {
      inBrowser.add(name);
      return {
        name: name as string,
        defaultValue: start[name] as string,
        error: errors[name],
        onChange: onText(name),
      };
    },
    /** A checkbox in React state. */
    tick: (name: NameOf<V, boolean>) => ({
      checked: values[name] as boolean,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: target.checked } as unknown as Partial<V>),
    }),
    /** A slider in React state. */
    slide: (name: NameOf<V, number>) => ({
      value: values[name] as number,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: target.valueAsNumber } as unknown as Partial<V>),
    }),
  };
}
