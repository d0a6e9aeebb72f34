import { request } from 'mf-shared/api-client';
import { changeTemplate, createTemplate } from 'mf-shared/contracts/calls/queue';
import {
  type AnswerTemplate,
  MAX_TEMPLATE_TITLE,
  TemplateInput,
  type TemplateInput as Typed,
} from 'mf-shared/contracts/queue';
import { MAX_SUPPORT_TEXT } from 'mf-shared/contracts/support';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

/** Adds a prepared answer, or changes one. */
export function TemplateDialog({ template, onClose }: { template?: AnswerTemplate; onClose: () => void }) {
  const save = useDeskAct(
    (body: Typed) =>
      template
        ? request(changeTemplate, { params: { id: template.id }, body })
        : request(createTemplate, { body }),
    { reads: [keys.templates], hasForm: true, done: () => 'Şablon kaydedildi.' },
  );
  const { form, field, busy, failure } = useForm<Typed>({
    start: { title: template?.title ?? '', text: template?.text ?? '' },
    check: TemplateInput,
    whenTyped: 'clear',
    send: async (typed) => {
      await save.mutateAsync(typed);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={template ? 'Şablonu düzenleyin' : 'Yeni şablon'}
      form={form}
      busy={busy}
      submit="Kaydet"
    >
      <TextField {...field('title')} label="Adı" required maxLength={MAX_TEMPLATE_TITLE} />
      <TextArea
        {...field('text')}
        label="Metin"
        required
        rows={8}
        maxLength={MAX_SUPPORT_TEXT}
        hint="{ad} yerine yazanın adı, {konu} yerine talebin konusu gelir."
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
