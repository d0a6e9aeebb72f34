import { ApiError, request } from 'mf-shared/api-client';
import { sendCorrection } from 'mf-shared/contracts/calls/corrections';
import type { OwnCorrection } from 'mf-shared/contracts/corrections';
import { answerText } from 'mf-shared/error-text';
import { useForm } from 'mf-shared/form';
import { type FormEvent, useEffect, useState } from 'react';
import { settle } from '../pitches/model.ts';
import { correctionDraft, draftOf, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { correctionOf, formOfCorrection, PATHS, problemsOfCorrection } from './form.ts';

const NETWORK = 'Düzeltmeniz gönderilemedi. Yazdıklarınız duruyor; lütfen tekrar deneyin.';

type Options = {
  token: string;
  correction: OwnCorrection;
  onSent: (message: string) => void;
  /** An admin asked for something else meanwhile. */
  onAskedAnew: () => void;
};

/** State and sending of a correction. It starts with the application as it is, and keeps what is typed. */
export function useCorrection({ token, correction, onSent, onAskedAnew }: Options) {
  const { id } = correction;
  const [start] = useState(() => readDraft(correctionDraft(id), formOfCorrection(correction)));
  const answered = { token, correctionId: id };
  const kit = useForm({
    start,
    check: (form) => problemsOfCorrection(form, answered),
    whenTyped: 'clear',
    paths: PATHS,
    failed: (error) => answerText(error, NETWORK),
    send: async (form) => {
      const { message } = await request(sendCorrection, correctionOf(form, answered)).catch((error) => {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') onAskedAnew();
        throw error;
      });
      forgetDraft(correctionDraft(id));
      onSent(message);
    },
  });
  const draft = draftOf(kit.values);
  useEffect(() => keepDraft(correctionDraft(id), draft), [id, draft]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    kit.set({ pitches: settle(kit.values.pitches).draft }, []);
    kit.form.onSubmit(event);
  };
  return { form: { ...kit.form, onSubmit }, kit, draft };
}
