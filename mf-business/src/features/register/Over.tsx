import type { ApiError } from 'mf-shared/api-client';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useNavigate } from 'react-router-dom';
import { keepDraft, REGISTRATION_DRAFT } from './draft.ts';

type Props = {
  error: ApiError;
  /** What was typed, for another application. */
  draft?: string;
};

/** Nothing is to be corrected any more: what happened, and the way on. */
export function Over({ error, draft }: Props) {
  const navigate = useNavigate();
  const { state } = (error.about ?? {}) as { state?: string };
  const applyAgain = () => {
    if (draft) keepDraft(REGISTRATION_DRAFT, draft);
    navigate('/register-business');
  };
  return (
    <Alert
      tone={state === 'rejected' ? 'danger' : 'info'}
      title="Artık düzeltme beklenmiyor"
      action={
        state === 'rejected' ? (
          <Button onClick={applyAgain}>{draft ? 'Bu bilgilerle yeniden başvur' : 'Yeniden başvur'}</Button>
        ) : state === 'approved' ? (
          <LinkButton to="/login-business">Giriş yap</LinkButton>
        ) : null
      }
    >
      {error.message}
    </Alert>
  );
}
