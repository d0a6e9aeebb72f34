import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { reviewVenue } from 'mf-shared/contracts/calls/reviews';
import type { Venue } from 'mf-shared/contracts/venues';
import { findEmpty, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { StarsInput } from '../../common/StarsInput.tsx';

const MAX_COMMENT = 1000;

type Draft = { rating: number | null; comment: string };
const EMPTY: Draft = { rating: null, comment: '' };

/** Writes a review: stars and a comment about a venue. */
export function ReviewDialog({
  venue,
  onClose,
}: {
  venue: Pick<Venue, 'id' | 'businessName'>;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const write = useMutation({
    mutationFn: (review: Draft) => request(reviewVenue, { params: { id: venue.id }, body: review }),
    onSuccess: () => {
      toast.success('Yorum ve puan başarıyla eklendi!');
      onClose();
      for (const queryKey of [keys.reviews(venue.id), keys.venues(), keys.venue(venue.id)])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const { form, text, set, values, errors, failure, busy } = useForm({
    start: EMPTY,
    check: (review) => findEmpty(review, { rating: 'Puan verin.' }),
    whenTyped: 'clear',
    failed: 'Bir hata oluştu!',
    send: write.mutateAsync,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`${venue.businessName} için yorum`}
      size="sm"
      form={form}
      busy={busy}
      submit="Gönder"
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      <StarsInput value={values.rating} onChange={(rating) => set({ rating })} error={errors.rating} />
      <TextArea
        {...text('comment')}
        label="Yorumunuz"
        hint="İsteğe bağlı. Adınız yorumun yanında görünür."
        rows={4}
        maxLength={MAX_COMMENT}
      />
    </FormDialog>
  );
}
