import { ApiError } from 'mf-shared/api-client';
import { RequestCreate, type RequestType } from 'mf-shared/contracts/requests';
import { useSession } from 'mf-shared/session';
import { ERROR_TEXT } from 'mf-shared/strings';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FieldErrors, findErrors } from '../../common/form-errors.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { KINDS } from './kinds.ts';
import { usePostAd } from './queries.ts';

const FAILED = 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.';

export type AdValues = {
  type: RequestType | '';
  city: string;
  lineupId: string;
  positionNeeded: string;
  position: string;
  description: string;
};

const isType = (text: string | null): text is RequestType => text !== null && Object.hasOwn(KINDS, text);

/** What is sent: only what belongs to the type. */
function toPayload({ type, city, lineupId, positionNeeded, position, description }: AdValues) {
  const common = { type, location: { city }, description };
  if (type === 'findOpponent') return { ...common, lineupId };
  return type === 'findPlayer' ? { ...common, positionNeeded } : { ...common, position };
}

/** What is wrong, by the name of the field. */
function errorsOf(values: AdValues): FieldErrors {
  const { 'location.city': city, ...found } = findErrors(RequestCreate, toPayload(values));
  const lineup = values.type === 'findOpponent' && !values.lineupId;
  return {
    ...found,
    ...(city && values.type ? { city } : {}),
    ...(lineup ? { lineupId: ERROR_TEXT.request_lineup_invalid } : {}),
  };
}

/** The sentence for a post that was refused or never arrived. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.status >= 500) return FAILED;
  if (error.status === 429 && error.code !== 'rate_limited') return ERROR_TEXT.request_weekly_limit;
  return `Hata: ${error.message}`;
}

/** State and posting of the form. What was written is kept in the tab until the ad is up. */
export function useAdForm(onInvalid: () => void) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigateFromHere();
  const home = useSession((session) => session.user);
  const post = usePostAd();
  const type = params.get('type');
  const [texts, setTexts] = useState(() => ({
    city: home?.city ?? '',
    positionNeeded: '',
    position: home?.position ?? '',
    description: '',
    ...readDraft(),
    ...(params.get('lineup') ? { lineupId: params.get('lineup') ?? '' } : {}),
  }));
  const values: AdValues = { lineupId: '', ...texts, type: isType(type) ? type : '' };
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  useEffect(() => keepDraft(texts), [texts]);

  const set = (name: keyof AdValues, value: string) => {
    if (name === 'type') setParams({ type: value }, { replace: true, preventScrollReset: true });
    else setTexts((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };

  async function submit() {
    const found = errorsOf(values);
    setErrors(found);
    setFailure('');
    if (Object.keys(found).length > 0) return onInvalid();
    try {
      const { message, request } = await post.mutateAsync(toPayload(values) as RequestCreate);
      forgetDraft();
      toast.success(message);
      navigate(`${KINDS[request.type].path}?${new URLSearchParams({ city: request.location.city })}`);
    } catch (cause) {
      if (cause instanceof ApiError) {
        const { 'location.city': city, ...fields } = cause.fields;
        setErrors(city ? { ...fields, city } : fields);
      }
      setFailure(failureText(cause));
      onInvalid();
    }
  }
  return { values, errors, failure, set, submit, busy: post.isPending };
}

export type AdForm = ReturnType<typeof useAdForm>;
