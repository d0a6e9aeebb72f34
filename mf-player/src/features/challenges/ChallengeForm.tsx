import { ApiError } from 'mf-shared/api-client';
import { CHALLENGE_TYPES, ChallengeCreate, MAX_DETAILS } from 'mf-shared/contracts/challenges';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../common/error-text.ts';
import { type FieldErrors, findErrors, withField } from '../../common/form-errors.ts';
import styles from './Challenges.module.css';
import { FAILED, useCreateChallenge } from './queries.ts';
import { TYPE_NAMES } from './types.ts';

const EMPTY = { type: '', details: '', contactInfo: '' };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function ChallengeForm() {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useShowFirstError(ref);
  const navigate = useNavigateFromHere();
  const create = useCreateChallenge();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<Control>) => {
      setValues((now) => ({ ...now, [name]: event.target.value }));
      setErrors((now) => withField(now, name, undefined));
    },
  });
  const refuse = (found: FieldErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    focusFirstError();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const checked = ChallengeCreate.safeParse(values);
    if (!checked.success) return refuse(findErrors(ChallengeCreate, values), '');
    setErrors({});
    setFailure('');
    try {
      const { message } = await create.mutateAsync(checked.data);
      toast.success(message);
      navigate(`/challenges?type=${checked.data.type}`, { replace: true });
    } catch (error) {
      refuse(error instanceof ApiError ? error.fields : {}, errorText(error, FAILED));
    }
  }
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <SelectField
        {...field('type')}
        label="İlan türü"
        placeholder="Tür seçin"
        options={CHALLENGE_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }))}
      />
      <TextArea
        {...field('details')}
        label="Açıklama"
        rows={5}
        maxLength={MAX_DETAILS}
        hint="Gün, saat, saha, seviye: karşınızdakinin bilmek isteyeceği her şey."
      />
      <TextField
        {...field('contactInfo')}
        label="İletişim"
        maxLength={120}
        autoComplete="tel"
        placeholder="0532 123 45 67"
        hint="Giriş yapmış bütün oyuncular görür."
      />
      <Button type="submit" size="lg" block busy={create.isPending}>
        İlanı Yayınla
      </Button>
    </form>
  );
}
