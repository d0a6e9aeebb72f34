import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { errorText } from '../api-client/error-text.ts';
import { ApiError } from '../api-client/index.ts';
import { useShowFirstError } from '../ui/useShowFirstError.ts';
import { type Errors, findErrors } from './errors.ts';
import { toPaths, toTree } from './tree.ts';

/** A form that was refused before a call was made, such as one whose human check is missing. */
export class FormRefusal extends Error {
  readonly fields: Errors;

  constructor(fields: Errors, message = '') {
    super(message);
    this.fields = fields;
  }
}

type Options<V extends FieldValues, P extends FieldValues> = {
  /** What the fields hold at first. */
  start: V;
  /** Makes what is checked and sent out of what the fields hold; the same unless told. */
  prepare?: (values: V) => P;
  /** What must be mended before anything is sent: a schema, or a function; its `root` stands above the form. */
  check?: ZodMiniType | ((payload: P) => Errors);
  /** Sends the form. Where it throws, the `fields` of the error are marked, and `failed` says what stands above. */
  send: (payload: P) => Promise<unknown>;
  /** The sentence for a call that was refused; a text alone is said where the server gave no sentence. */
  failed: string | ((error: unknown) => string);
  /** The fields that a refused call marks; those that it names unless told. */
  marks?: (error: unknown) => Errors;
  /** What typing does to the mark of that field: nothing until the form is sent again, unless told. */
  whenTyped?: 'keep' | 'clear' | 'check';
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The fields that hold a text. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

const fieldsOf = (error: unknown): Errors =>
  error instanceof ApiError || error instanceof FormRefusal ? error.fields : {};

/**
 * State and sending of a form. Spread `form` on the `<form>`; it is sent once at a time, and whoever is refused is led
 * to the first wrong field. A field is either held here (`field`) or by the browser (`input`), from which it is read
 * when the form is sent, so that password managers may fill it in.
 */
export function useForm<V extends FieldValues, P extends FieldValues = V>(options: Options<V, P>) {
  const { start, check = () => ({}), send, failed, marks = fieldsOf, whenTyped = 'keep' } = options;
  const prepare = options.prepare ?? ((values: V) => values as unknown as P);
  const ref = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(ref);
  const sending = useRef(false);
  const isChecked = useRef(true);
  const inBrowser = useRef(new Set<string>());
  const find = (payload: P): Errors =>
    typeof check === 'function' ? check(payload) : findErrors(check, payload);
  const hook = useHookForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: (values) => {
      const found = isChecked.current ? find(prepare(values)) : {};
      return { values, errors: toTree(found) as Record<string, never> };
    },
  });
  const { root: failure = '', ...errors }: Errors = toPaths(hook.formState.errors);

  const mark = (path: string, message: string) => hook.setError(path as Path<V>, { type: 'wrong', message });
  const refuse = (fields: Errors, message = '') => {
    for (const [path, text] of Object.entries(fields)) mark(path, text);
    if (message) hook.setError('root', { message });
  };
  const recheck = (name: string) => {
    const found = find(prepare(hook.getValues()))[name];
    if (found) mark(name, found);
    else hook.clearErrors(name as Path<V>);
  };
  const set = (part: Partial<V>, names = Object.keys(part)) => {
    hook.setValues(part);
    if (whenTyped === 'clear') hook.clearErrors(names as Path<V>[]);
    if (whenTyped === 'check') names.filter((name) => errors[name]).forEach(recheck);
  };
  const sentenceOf = (error: unknown) => {
    if (error instanceof FormRefusal) return error.message;
    return typeof failed === 'function' ? failed(error) : errorText(error, failed);
  };
  const submit = async (another?: typeof send) => {
    if (sending.current) return;
    sending.current = true;
    isChecked.current = !another;
    let isRefused = true;
    const attempt = async (values: V) => {
      try {
        await (another ?? send)(prepare(values));
        isRefused = false;
      } catch (error) {
        refuse(marks(error), sentenceOf(error));
      }
    };
    await hook.handleSubmit(attempt)();
    sending.current = false;
    if (isRefused) showFirstError();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([name]) => inBrowser.current.has(name));
    hook.setValues(Object.fromEntries(typed) as Partial<V>);
    void submit();
  };

  const text = (name: TextName<V>) => ({
    value: hook.watch(name as unknown as Path<V>) as string,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value } as Partial<V>),
  });

  return {
    form: { ref, noValidate: true, onSubmit },
    /** Whether it is being sent. */
    busy: hook.formState.isSubmitting,
    /** What is wrong with the form as a whole; '' for nothing. */
    failure,
    errors,
    get values() {
      return hook.watch();
    },
    /** Changes values; what that does to marks counts for `names`, those that change unless told. */
    set,
    /** Says no more what is wrong with these fields, or with the form. */
    clear: (...names: string[]) => hook.clearErrors(names.length > 0 ? (names as Path<V>[]) : undefined),
    /** Looks at one field again. */
    recheck,
    reset: (values = start) => {
      ref.current?.reset();
      hook.reset(values);
    },
    /** Sends the form; `another` way of sending it is taken without a check. */
    submit,
    /** A text that is held here, whose control has no name. */
    text,
    /** A text that is held here. */
    field: (name: TextName<V>) => ({ name, ...text(name) }),
    /** A text that the browser holds. */
    input: (name: TextName<V>) => {
      inBrowser.current.add(name);
      return { name, defaultValue: start[name] as string, error: errors[name] };
    },
  };
}

/** What `useForm` gives to a form with such values. */
export type FormKit<V extends FieldValues, P extends FieldValues = V> = ReturnType<typeof useForm<V, P>>;
