import { api } from 'mf-shared/api-client';
import {
  MAX_SUPPORT_TEXT,
  SUPPORT_NAMES,
  SUPPORT_SUBJECTS,
  type SupportSubject,
} from 'mf-shared/contracts/support';
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
import { useSending } from '../../session/useSending.ts';
import styles from './Support.module.css';

const CAPTCHA_MISSING = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const FAILED = 'Talebiniz gönderilemedi. Lütfen tekrar deneyin.';
const OF_VENUES: ReadonlySet<SupportSubject> = new Set(['payment', 'refund']);

/** A subject and a text; visitors say who they are and where the answer goes. What was typed stays when it fails. */
export function SupportForm({ onSent }: { onSent: () => void }) {
  const isVisitor = useSession(actorId) === null;
  const isVenue = useSession((session) => session.business !== null && !isDayStaff(session));
  const wanted = useSearchParams()[0].get('subject');
  const subjects = SUPPORT_SUBJECTS.filter((one) => isVenue || !OF_VENUES.has(one));
  const [subject, setSubject] = useState<string>(subjects.find((one) => one === wanted) ?? '');
  const [answer, setAnswer] = useState<string | null>(null);
  const check = useCaptcha();
  const { form, fields, failure, busy, send, refuse } = useSending(FAILED);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const input = { subject, text: typed('text'), name: typed('name'), email: typed('email') };
    setAnswer(null);
    const missing = missingIn(input, isVisitor);
    if (Object.keys(missing).length > 0) return refuse(missing);
    await send(async () => {
      const recaptchaToken = isVisitor ? await check.solved() : undefined;
      if (recaptchaToken === null) return refuse({}, CAPTCHA_MISSING);
      const { message } = await api.post<{ message: string }>('support', {
        json: { ...input, recaptchaToken },
      });
      setAnswer(message);
      setSubject('');
      form.current?.reset();
      onSent();
    });
    check.renew();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      {answer && <Alert tone="success">{answer}</Alert>}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <SelectField
        label="Konu"
        name="subject"
        required
        placeholder="Bir konu seçin"
        options={subjects.map((value) => ({ value, label: SUPPORT_NAMES[value] }))}
        value={subject}
        error={fields.subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      {subject === 'refund' && <RefundNote />}
      <TextArea
        label="Talebiniz"
        name="text"
        required
        rows={6}
        maxLength={MAX_SUPPORT_TEXT}
        hint="Ne olduğunu, ne zaman olduğunu yazın. Şifre ve kart numarası yazmayın."
        error={fields.text}
      />
      {isVisitor && (
        <>
          <TextField label="Adınız" name="name" autoComplete="name" required error={fields.name} />
          <TextField
            label="E-posta"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Yanıtı bu adrese göndeririz."
            required
            error={fields.email}
          />
          <CaptchaField {...check.field} />
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

type Typed = { subject: string; text: string; name: string; email: string };

function missingIn({ subject, text, name, email }: Typed, isVisitor: boolean): Record<string, string> {
  return {
    ...(subject ? {} : { subject: 'Bir konu seçin.' }),
    ...(text ? {} : { text: 'Ne olduğunu yazın.' }),
    ...(name || !isVisitor ? {} : { name: 'Adınızı yazın.' }),
    ...(email || !isVisitor ? {} : { email: 'Yanıt için e-posta adresinizi yazın.' }),
  };
}
