import { request } from 'mf-shared/api-client';
import { replySupport } from 'mf-shared/contracts/calls/support';
import { MAX_SUPPORT_TEXT } from 'mf-shared/contracts/support';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextArea } from 'mf-shared/ui/TextArea';
import styles from './Support.module.css';

/** The reply to a question about an own request. Keeps the typed text after a failure. */
export function ReplyForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { form, input, failure, busy } = useForm({
    start: { text: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { text: 'Bir yanıt yazın.' }),
    failed: (error) => answerText(error, 'Yanıtınız gönderilemedi. Lütfen tekrar deneyin.'),
    send: async ({ text }) => {
      await request(replySupport, { params: { id }, body: { text } });
      onSent();
    },
  });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextArea {...input('text')} label="Sorumuza yanıtınız" required maxLength={MAX_SUPPORT_TEXT} />
      <Button type="submit" busy={busy}>
        Yanıtı gönder
      </Button>
    </form>
  );
}
