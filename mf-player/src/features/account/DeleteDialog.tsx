import { ApiError } from 'mf-shared/api-client';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { Dialog } from 'mf-shared/ui/Dialog';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../common/error-text.ts';
import { type FieldErrors, withField } from '../../common/form-errors.ts';
import styles from './Account.module.css';
import { useDeleteAccount } from './queries.ts';

type Props = { open: boolean; onClose: () => void };

/** First what will happen, then the password and the last word. */
export function DeleteDialog({ open, onClose }: Props) {
  const formId = useId();
  const [sure, setSure] = useState(false);
  const remove = useDeleteAccount();
  const close = () => {
    setSure(false);
    remove.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sure ? 'Son onay' : 'Hesabınızı silmek üzeresiniz'}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Vazgeç
          </Button>
          {sure ? (
            <Button key="delete" type="submit" form={formId} variant="danger" busy={remove.isPending}>
              Hesabımı kalıcı olarak sil
            </Button>
          ) : (
            <Button key="on" onClick={() => setSure(true)}>
              Devam et
            </Button>
          )}
        </>
      }
    >
      {sure ? <Confirmation formId={formId} remove={remove} /> : <Consequences />}
    </Dialog>
  );
}

function Consequences() {
  return (
    <ul className={styles.consequences}>
      <li>
        Gelecek rezervasyonlarınız <b>iptal edilir</b>, saatler boşalır ve işletmelere haber verilir.
      </li>
      <li>Profiliniz, fotoğrafınız, arkadaşlıklarınız, kadrolarınız ve ilanlarınız silinir.</li>
      <li>Gelecek turnuvalardaki yeriniz boşalır, takvim bağlantınız artık çalışmaz.</li>
      <li>Yorumlarınız ve geçmiş maçlarınız adınız olmadan kalır.</li>
      <li>Yazdığınız mesajlar karşı tarafta “Silinmiş kullanıcı” adıyla kalır; metinleri değişmez.</li>
      <li>Bütün cihazlardaki oturumlarınız hemen kapanır. Bu işlem geri alınamaz.</li>
    </ul>
  );
}

type ConfirmationProps = { formId: string; remove: ReturnType<typeof useDeleteAccount> };

function Confirmation({ formId, remove }: ConfirmationProps) {
  const ref = useRef<HTMLFormElement>(null);
  const focusError = useShowFirstError(ref);
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  // The button that led here is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    const found = {
      ...(password ? {} : { password: 'Şifrenizi yazın.' }),
      ...(agreed ? {} : { agreed: 'Devam etmek için onaylayın.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return focusError();
    try {
      await remove.mutateAsync(password);
    } catch (cause) {
      if (cause instanceof ApiError) setErrors(cause.fields);
      focusError();
    }
  };
  return (
    <form id={formId} ref={ref} onSubmit={submit} noValidate className={styles.form}>
      {remove.isError && (
        <Alert tone="danger">{errorText(remove.error, 'Hesabınız silinemedi. Lütfen tekrar deneyin.')}</Alert>
      )}
      <PasswordField
        label="Şifreniz"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value);
          setErrors(withField(errors, 'password', undefined));
        }}
      />
      <CheckboxField
        label="Hesabımın geri getirilemeyeceğini biliyorum."
        checked={agreed}
        error={errors.agreed}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setErrors(withField(errors, 'agreed', undefined));
        }}
      />
    </form>
  );
}
