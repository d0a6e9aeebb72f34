import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { BusinessAccount } from 'mf-shared/contracts/business';
import { changeOwnerAccount } from 'mf-shared/contracts/calls/venues';
import { useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type BusinessProfile, profileQuery } from './queries.ts';

type Errors = Record<string, string>;
const EMPTY = { currentPassword: '', newPassword: '' };
const FAILED = 'Giriş bilgileri güncellenemedi.';

function problemsOf(values: BusinessAccount): Errors {
  const errors: Errors = {};
  for (const { path, message } of BusinessAccount.safeParse(values).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

/** State and saving of what the owner logs in with; the session goes on with the token that comes back. */
export function useAccountForm(businessId: string, email: string) {
  const client = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email, ...EMPTY });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const showFirstError = useShowFirstError(formRef);
  const refuse = (problems: Errors, message?: string) => {
    setErrors(problems);
    setFailure(message);
    showFirstError();
  };

  const { mutate, isPending } = useMutation({
    mutationFn: () => request(changeOwnerAccount, { body: values }),
    onSuccess: async ({ token, message, pendingEmail }) => {
      await useSession.getState().adopt(token);
      client.setQueryData<BusinessProfile>(
        profileQuery(businessId).queryKey,
        (profile) => profile && { ...profile, pendingEmail },
      );
      setValues({ email, ...EMPTY });
      toast.success(message);
    },
    onError: (cause) => {
      const error = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      refuse(error?.fields ?? {}, error ? `${FAILED} ${error.message}` : FAILED);
    },
  });

  return {
    ...{ formRef, failure },
    saving: isPending,
    field: (name: keyof typeof values) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((old) => ({ ...old, [name]: target.value }));
        setErrors(({ [name]: _, ...rest }) => rest);
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      const problems = problemsOf(values);
      if (Object.keys(problems).length > 0) return refuse(problems);
      setErrors({});
      setFailure(undefined);
      mutate();
    },
  };
}
