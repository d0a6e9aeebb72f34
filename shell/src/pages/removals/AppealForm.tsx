import { MAX_APPEAL } from 'mf-shared/contracts/removals';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { TextArea } from 'mf-shared/ui/TextArea';

/** The text of an appeal, which is sent once. Keeps the typed text after a failure. */
export function AppealForm({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const { form, input, failure, busy } = useForm({
    start: { text: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { text: 'Neden itiraz ettiğinizi yazın.' }),
    failed: (error) => answerText(error, 'İtirazınız gönderilemedi. Lütfen tekrar deneyin.'),
    send: ({ text }) => onSend(text),
  });
  return (
    <form {...form} className="stack gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextArea
        {...input('text')}
        label="İtirazınız"
        hint="Her karara bir kez itiraz edebilirsiniz. İtirazı, kararı vermeyen bir yönetici inceler."
        required
        rows={6}
        maxLength={MAX_APPEAL}
      />
      <Button type="submit" busy={busy}>
        İtirazı gönder
      </Button>
    </form>
  );
}
