import { ApiError } from 'mf-shared/api-client';
import { AdCreate, type AdType } from 'mf-shared/contracts/ads';
import { type Errors, findErrors, useForm } from 'mf-shared/form';
import { useSession } from 'mf-shared/session';
import { ERROR_TEXT } from 'mf-shared/strings';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useSearchParams } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { KINDS } from './kinds.ts';
import { usePostAd } from './queries.ts';

const FAILED = 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.';

type Texts = {
  city: string;
  lineupId: string;
  positionNeeded: string;
  position: string;
  description: string;
};
type AdValues = Texts & { type: AdType | '' };

const isType = (text: string | null): text is AdType => text !== null && Object.hasOwn(KINDS, text);

/** The payload: only the fields of the type. */
function toPayload({ type, city, lineupId, positionNeeded, position, description }: AdValues) {
  const common = { type, location: { city }, description };
  if (type === 'findOpponent') return { ...common, lineupId };
  return type === 'findPlayer' ? { ...common, positionNeeded } : { ...common, position };
}

/** The errors, by name of the field. */
function errorsOf(values: AdValues): Errors {
  const { city, ...found } = byField(findErrors(AdCreate, toPayload(values)));
  const lineup = values.type === 'findOpponent' && !values.lineupId;
  return {
    ...found,
    ...(city && values.type ? { city } : {}),
    ...(lineup ? { lineupId: ERROR_TEXT.request_lineup_invalid } : {}),
  };
}

const byField = ({ 'location.city': city, ...fields }: Errors): Errors =>
  city ? { ...fields, city } : fields;

/** The message for a post that was refused or never arrived. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.status >= 500) return FAILED;
  if (error.status === 429 && error.code !== 'rate_limited') return ERROR_TEXT.request_weekly_limit;
  return `Hata: ${error.message}`;
}

/** State and submission of the form. The tab keeps the draft until the ad is up. */
export function useAdForm() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigateFromHere();
  const home = useSession((session) => session.user);
  const post = usePostAd();
  const type = params.get('type');
  const withType = (texts: Texts): AdValues => ({ ...texts, type: isType(type) ? type : '' });
  const kit = useForm({
    start: {
      city: home?.city ?? '',
      positionNeeded: '',
      position: home?.position ?? '',
      description: '',
      lineupId: '',
      ...readDraft(),
      ...(params.get('lineup') ? { lineupId: params.get('lineup') ?? '' } : {}),
    },
    prepare: withType,
    check: errorsOf,
    whenTyped: 'clear',
    onChange: () => keepDraft(kit.values),
    failed: failureText,
    marks: (error) => (error instanceof ApiError ? byField(error.fields) : {}),
    send: async (values) => {
      const { message, request: posted } = await post.mutateAsync(toPayload(values) as AdCreate);
      forgetDraft();
      toast.success(message);
      navigate(`${KINDS[posted.type].path}?${new URLSearchParams({ city: posted.location.city })}`);
    },
  });
  const choose = (type: AdType) => {
    setParams({ type }, { replace: true, preventScrollReset: true });
    // Keeps the draft too: the address loses the lineup that it may name.
    kit.set({}, ['type']);
  };
  return { ...kit, values: withType(kit.values), choose };
}
