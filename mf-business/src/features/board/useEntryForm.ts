import { useForm } from 'mf-shared/form';
import { useDraft } from '../../common/useDraft.ts';
import { refusalOf } from './refusal.ts';

type Options<V extends object, P extends object> = {
  /** The thing that the draft is about. */
  about: readonly string[];
  /** The values without a draft. */
  empty: V;
  prepare: (values: V) => P;
  send: (payload: P) => Promise<unknown>;
  /** Called once it is saved. */
  onDone: () => void;
};

/** A form of the board. Its values are kept until they are saved; a refusal stays beside it. */
export function useEntryForm<V extends object, P extends object>(options: Options<V, P>) {
  const { draft, set, forget } = useDraft(options.about, options.empty);
  const savedBy = (send: Options<V, P>['send']) => async (payload: P) => {
    await send(payload);
    forget();
    options.onDone();
  };
  const kit = useForm({
    start: draft,
    onChange: set,
    prepare: options.prepare,
    // The forms show more of a refusal than its message.
    failed: '',
    send: savedBy(options.send),
  });
  return {
    kit,
    refusal: kit.error === null ? null : refusalOf(kit.error),
    /** Saves another way. */
    saveBy: (send: Options<V, P>['send']) => void kit.submit(savedBy(send)),
  };
}

/** Keeps the digits of what is typed. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
