import { request } from 'mf-shared/api-client';
import { askSupport } from 'mf-shared/contracts/calls/support';
import {
  MAX_SUPPORT_TEXT,
  SUPPORT_NAMES,
  SUPPORT_SUBJECTS,
  type SupportSubject,
} from 'mf-shared/contracts/support';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, sendProven, trimmed, useForm } from 'mf-shared/form';
import { actorId, isDayStaff, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './Support.module.css';

const FAILED = 'Talebiniz gönderilemedi. Lütfen tekrar deneyin.';
type Typed = { subject: SupportSubject | ''; text: string; name: string; email: string };

const EMPTY: Typed = { subject: '', text: '', name: '', email: '' };
const MISSING = { subject: 'Bir konu seçin.', text: 'Ne olduğunu yazın.' };
const MISSING_OF_VISITORS = {
  ...MISSING,
  name: 'Adınızı yazın.',
  email: 'Yanıt için e-posta adresinizi yazın.',
};
const OF_VENUES: ReadonlySet<SupportSubject> = new Set(['payment', 'refund']);

/** A subject and a text; visitors add their name and address. Keeps the typed text after a failure. */
export function SupportForm({ onSent }: { onSent: () => void }) {
  const { form, field, input, values, failure, busy, answer, isVisitor, subjects, captcha } =
    useSupportForm(onSent);
  return (
    <form {...form} className={styles.form}>
      {answer && <Alert tone="success">{answer}</Alert>}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <SelectField
        {...field('subject')}
        label="Konu"
        required
        placeholder="Bir konu seçin"
        options={subjects.map((value) => ({ value, label: SUPPORT_NAMES[value] }))}
      />
      {values.subject === 'refund' && <RefundNote />}
      <TextArea
        {...input('text')}
        label="Talebiniz"
        required
        rows={6}
        maxLength={MAX_SUPPORT_TEXT}
        hint="Ne olduğunu, ne zaman olduğunu yazın. Şifre ve kart numarası yazmayın."
      />
      {isVisitor && (
        <>
          <TextField {...input('name')} label="Adınız" autoComplete="name" required />
          <TextField
            {...input('email')}
            label="E-posta"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Yanıtı bu adrese göndeririz."
            required
          />
          <CaptchaField {...captcha.field} />
        </>
      )}
      <Button type="submit" size="lg" busy={busy}>
        Gönder
      </Button>
    </form>
  );
}

const RefundNote = () => (
  <Alert tone="info">
    Son ödemenizin iadesini, ödemeden sonraki 3 gün içinde ve o günden beri hiç rezervasyon almadıysanız
    isteyebilirsiniz. Talebinizi 5 iş günü içinde inceleriz; onaylanan tutar 7 iş günü içinde ödenir.{' '}
    <Link to="/delivery-return">Teslimat ve İade</Link>
  </Alert>
);

function useSupportForm(onSent: () => void) {
  const isVisitor = useSession(actorId) === null;
  const isVenue = useSession((session) => session.business !== null && !isDayStaff(session));
  const wanted = useSearchParams()[0].get('subject');
  const subjects = SUPPORT_SUBJECTS.filter((one) => isVenue || !OF_VENUES.has(one));
  const [answer, setAnswer] = useState<string | null>(null);
  const captcha = useCaptcha();
  const { form, reset, ...kit } = useForm<Typed>({
    start: { ...EMPTY, subject: subjects.find((one) => one === wanted) ?? '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, isVisitor ? MISSING_OF_VISITORS : MISSING),
    failed: (error) => answerText(error, FAILED),
    send: async (typed) => {
      const ask = (recaptchaToken?: string) => request(askSupport, { body: { ...typed, recaptchaToken } });
      const { message } = await (isVisitor ? sendProven(captcha, ask) : ask());
      setAnswer(message);
      reset(EMPTY);
      onSent();
      captcha.renew();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setAnswer(null);
    form.onSubmit(event);
  };
  return { ...kit, form: { ...form, onSubmit: submit }, answer, isVisitor, subjects, captcha };
}
