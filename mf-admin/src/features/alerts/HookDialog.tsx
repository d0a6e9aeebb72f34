import { request } from 'mf-shared/api-client';
import { changeWebHook, createWebHook } from 'mf-shared/contracts/calls/web-hooks';
import { type HookSecret, MAX_HOOK_URL, type WebHook, WebHookInput } from 'mf-shared/contracts/web-hooks';
import { trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

type Props = { hook?: WebHook; onClose: () => void; onSecret?: (secret: HookSecret) => void };

/** Adds an address, or changes one. */
export function HookDialog({ hook, onClose, onSecret }: Props) {
  const add = useDeskAct((body: { url: string }) => request(createWebHook, { body }), {
    reads: [keys.alerts()],
    hasForm: true,
  });
  const change = useDeskAct(
    ({ url }: { url: string }) => {
      const { id = '', version = 0, isOn = true } = hook ?? {};
      return request(changeWebHook, { params: { id }, body: { url, isOn, version } });
    },
    { reads: [keys.alerts()], hasForm: true },
  );
  const { form, text, busy, failure } = useForm({
    start: { url: hook?.url ?? '' },
    prepare: trimmed,
    check: WebHookInput,
    whenTyped: 'clear',
    send: async (typed) => {
      if (hook) await change.mutateAsync(typed);
      else onSecret?.(await add.mutateAsync(typed));
      onClose();
    },
  });
  return (
    <FormDialog
      title={hook ? 'Adresi değiştirin' : 'Yeni webhook adresi'}
      size="sm"
      form={form}
      busy={busy}
      submit="Kaydet"
      onClose={onClose}
    >
      <TextField
        {...text('url')}
        label="Adres"
        type="url"
        inputMode="url"
        required
        maxLength={MAX_HOOK_URL}
        placeholder="https://"
        hint="Herkese açık bir sunucu olmalı; yönlendirmeler izlenmez."
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
