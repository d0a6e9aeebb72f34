import { CHALLENGE_TYPES, ChallengeCreate, MAX_DETAILS } from 'mf-shared/contracts/challenges';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { Choices } from '../../common/Choices.tsx';
import { FAILED, useCreateChallenge } from './queries.ts';
import { TYPE_HINTS, TYPE_NAMES } from './types.ts';

const TYPES = CHALLENGE_TYPES.map((value) => ({
  value,
  label: TYPE_NAMES[value],
  hint: TYPE_HINTS[value],
}));
const EMPTY = { type: '', details: '', contactInfo: '' };

export function ChallengeForm() {
  const navigate = useNavigateFromHere();
  const create = useCreateChallenge();
  const { form, field, values, errors, set, failure, busy } = useForm({
    start: EMPTY,
    check: ChallengeCreate,
    whenTyped: 'clear',
    failed: FAILED,
    send: async (values) => {
      const challenge = ChallengeCreate.parse(values);
      const { message } = await create.mutateAsync(challenge);
      toast.success(message);
      navigate(`/challenges?type=${challenge.type}`, { replace: true });
    },
  });
  return (
    <form {...form} className="stack gap-5">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Choices
        legend="Ne arıyorsunuz?"
        name="type"
        options={TYPES}
        value={values.type}
        error={errors.type}
        onChange={(type) => set({ type })}
      />
      <TextArea
        {...field('details')}
        required
        label="Açıklama"
        rows={5}
        maxLength={MAX_DETAILS}
        hint="Gün, saat, saha, seviye: karşınızdakinin bilmek isteyeceği her şey."
      />
      <TextField
        {...field('contactInfo')}
        required
        label="İletişim"
        maxLength={120}
        autoComplete="tel"
        placeholder="0532 123 45 67"
        hint="Giriş yapan bütün oyuncular görür."
      />
      <Button type="submit" size="lg" block busy={busy}>
        İlanı Yayınla
      </Button>
    </form>
  );
}
