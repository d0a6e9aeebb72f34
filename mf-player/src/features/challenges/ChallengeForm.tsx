import { CHALLENGE_TYPES, ChallengeCreate, MAX_DETAILS } from 'mf-shared/contracts/challenges';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { FAILED, useCreateChallenge } from './queries.ts';
import { TYPE_NAMES } from './types.ts';

const EMPTY = { type: '', details: '', contactInfo: '' };

export function ChallengeForm() {
  const navigate = useNavigateFromHere();
  const create = useCreateChallenge();
  const { form, field, failure, busy } = useForm({
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
      <SelectField
        {...field('type')}
        required
        label="İlan türü"
        placeholder="Tür seçin"
        options={CHALLENGE_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }))}
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
        hint="Giriş yapmış bütün oyuncular görür."
      />
      <Button type="submit" size="lg" block busy={busy}>
        İlanı Yayınla
      </Button>
    </form>
  );
}
