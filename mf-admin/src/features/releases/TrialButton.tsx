import { useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { makeTrialLink } from 'mf-shared/contracts/calls/releases';
import { TRIAL_DAYS } from 'mf-shared/contracts/releases';
import { Button } from 'mf-shared/ui/Button';
import { copyText } from 'mf-shared/ui/copyText';
import { toast } from 'mf-shared/ui/toast';

/** Copies a link that opens a version in the tab of whoever follows it. */
export function TrialButton({ name, version }: { name: string; version: string }) {
  const make = useMutation({
    mutationFn: () => request(makeTrialLink, { params: { name }, body: { version } }),
    onSuccess: ({ link }) =>
      copyText(
        new URL(link, location.origin).href,
        `Deneme bağlantısı kopyalandı; ${TRIAL_DAYS} gün geçerli.`,
      ),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={make.isPending}
      aria-label={`${version} için deneme bağlantısı kopyala`}
      onClick={() => make.mutate()}
    >
      Deneme bağlantısı
    </Button>
  );
}
