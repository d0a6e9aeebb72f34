import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { errorText } from '../api-client/error-text.ts';
import { ApiError } from '../api-client/index.ts';
import { useShowFirstError } from '../ui/useShowFirstError.ts';
import { type Errors, findErrors } from './errors.ts';

/** A form that was refused before a call was made, such as one whose human check is missing. */
export class FormRefusal extends Error {
  readonly fields: Errors;

  constructor(fields: Errors, message = '') {
    super(message);
    this.fields = fields;
  }
}

type Options<V extends object, P extends object> = {
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

/** Errors but those at these paths and below them. */
const without = (errors: Errors, paths: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !paths.some((one) => path === one || path.startsWith(`${one}.`)),
    ),
  );

const fieldsOf = (error: unknown): Errors =>
  error instanceof ApiError || error instanceof FormRefusal ? error.fields : {};

/**
 * State and sending of a form. Spread `form` on the `<form>`; it is sent once at a time, and whoever is refused is led
 * to the first wrong field. A field is either held here (`field`) or by the browser (`input`), from which it is read
 * when the form is sent, so that password managers may fill it in.
 */
export function useForm<V extends object, P extends object = V>(options: Options<V, P>) {
  const { start, check = () => ({}), send, failed, marks = fieldsOf, whenTyped = 'keep' } = options;
  const prepare = options.prepare ?? ((values: V) => values as unknown as P);
  const ref = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(ref);
  const sending = useRef(false);
  const inBrowser = useRef(new Set<string>());
  const [values, setValues] = useState(start);
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const find = (payload: P): Errors =>
    typeof check === 'function' ? check(payload) : findErrors(check, payload);

  const hold = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  const refuse = ({ root = '', ...fields }: Errors) => {
    setErrors(fields);
    setFailure(root);
    if (root || Object.keys(fields).length > 0) showFirstError();
  };
  const clear = (...names: string[]) => {
    if (names.length === 0) setFailure('');
    setErrors((now) => (names.length === 0 ? {} : without(now, names)));
  };
  const recheck = (name: string) => {
    const found = find(prepare(latest.current))[name];
    setErrors((now) => ({ ...without(now, [name]), ...(found ? { [name]: found } : {}) }));
  };
  const set = (part: Partial<V>, names = Object.keys(part)) => {
    hold({ ...latest.current, ...part });
    if (whenTyped === 'clear' && names.length > 0) clear(...names);
    if (whenTyped === 'check') names.filter((name) => errors[name]).forEach(recheck);
  };
  const sentenceOf = (error: unknown) => {
    if (error instanceof FormRefusal) return error.message;
    return typeof failed === 'function' ? failed(error) : errorText(error, failed);
  };
  const submit = async (another?: typeof send) => {
    if (sending.current) return;
    const payload = prepare(latest.current);
    const found = another ? {} : find(payload);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await (another ?? send)(payload);
    } catch (error) {
      refuse({ ...marks(error), root: sentenceOf(error) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([name]) => inBrowser.current.has(name));
    hold({ ...latest.current, ...Object.fromEntries(typed) });
    void submit();
  };

  const text = (name: TextName<V>) => ({
    value: values[name] as string,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value } as Partial<V>),
  });

  return {
    form: { ref, noValidate: true, onSubmit },
    /** Whether it is being sent. */
    busy,
    /** What is wrong with the form as a whole; '' for nothing. */
    failure,
    errors,
    /** Of the moment, also after a change that is not drawn yet. */
    get values() {
      return latest.current;
    },
    /** Changes values; what that does to marks counts for `names`, those that change unless told. */
    set,
    /** Says no more what is wrong with these fields, or with the form. */
    clear,
    /** Looks at one field again. */
    recheck,
    reset: (next = start) => {
      ref.current?.reset();
      hold(next);
      clear();
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
export type FormKit<V extends object, P extends object = V> = ReturnType<typeof useForm<V, P>>;
