import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { errorText } from '../api-client/error-text.ts';
import { ApiError } from '../api-client/index.ts';
import { useShowFirstError } from '../ui/useShowFirstError.ts';
import { type Errors, findErrors } from './errors.ts';

/** A form refused before any call, such as one without a captcha proof. */
export class FormRefusal extends Error {
  readonly fields: Errors;

  constructor(fields: Errors, message = '') {
    super(message);
    this.fields = fields;
  }
}

type Options<V extends object, P extends object> = {
  /** Initial values of the fields. */
  start: V;
  /** Turns the field values into the checked and sent payload; by default the same. */
  prepare?: (values: V) => P;
  /** Check before sending: a schema, or a function; the error `root` shows above the form. */
  check?: ZodMiniType | ((payload: P) => Errors);
  /** Sends the form. On an error its `fields` are marked, and the message of `failed` shows above. */
  send: (payload: P) => Promise<unknown>;
  /** The message for a failed call; a text is only used when the server sent none. */
  failed: string | ((error: unknown) => string);
  /** The fields to mark after a failed call; by default those in the error. */
  marks?: (error: unknown) => Errors;
  /** Effect of typing on the field's error: by default none until the next sending. */
  whenTyped?: 'keep' | 'clear' | 'check';
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The fields with a text. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** The errors except at these paths and below. */
const without = (errors: Errors, paths: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !paths.some((one) => path === one || path.startsWith(`${one}.`)),
    ),
  );

const fieldsOf = (error: unknown): Errors =>
  error instanceof ApiError || error instanceof FormRefusal ? error.fields : {};

/**
 * State and sending of a form. Spread `form` on the `<form>`. One sending runs at a time; after errors the first wrong
 * field gets the focus. React holds the value of a `field`. The browser holds that of an `input`, read when the form is
 * sent, so that password managers may fill it in.
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
    /** The error of the whole form; '' for none. */
    failure,
    errors,
    /** The latest values, also before the next render. */
    get values() {
      return latest.current;
    },
    /** Changes values; `names` are the fields whose errors are affected, by default the changed ones. */
    set,
    /** Clears the errors of these fields, or of the form. */
    clear,
    /** Checks one field again. */
    recheck,
    reset: (next = start) => {
      ref.current?.reset();
      hold(next);
      clear();
    },
    /** Sends the form; `another` way of sending skips the check. */
    submit,
    /** A text in React state, for a control without a name. */
    text,
    /** A text in React state. */
    field: (name: TextName<V>) => ({ name, ...text(name) }),
    /** A text that the browser holds. */
    input: (name: TextName<V>) => {
      inBrowser.current.add(name);
      return { name, defaultValue: start[name] as string, error: errors[name] };
    },
  };
}

/** The result of `useForm` for a form with these values. */
export type FormKit<V extends object, P extends object = V> = ReturnType<typeof useForm<V, P>>;
