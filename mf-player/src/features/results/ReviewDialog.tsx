import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { reviewVenue } from 'mf-shared/contracts/calls/venues';
import type { Venue } from 'mf-shared/contracts/venues';
import { errorText } from 'mf-shared/error-text';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import { toast } from 'mf-shared/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { StarsInput } from '../../common/StarsInput.tsx';
import styles from './ReviewDialog.module.css';

const MAX_COMMENT = 1000;

/** Writes a review: stars and a comment about a venue. */
export function ReviewDialog({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () => request(reviewVenue, { params: { id: venue.id }, body: { rating, comment } }),
    onSuccess: () => {
      toast.success('Yorum ve puan başarıyla eklendi!');
      onClose();
      void queries.invalidateQueries({ queryKey: ['reviews', venue.id] });
      void queries.invalidateQueries({ queryKey: ['venues'] });
      void queries.invalidateQueries({ queryKey: ['venue', venue.id] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(rating === null);
    if (rating !== null && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${venue.businessName} için yorum`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} busy={send.isPending}>
            Gönder
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        {send.isError && <Alert tone="danger">{errorText(send.error, 'Bir hata oluştu!')}</Alert>}
        <StarsInput
          value={rating}
          onChange={(stars) => {
            setRating(stars);
            setMissing(false);
          }}
          error={missing ? 'Puan verin.' : undefined}
        />
        <TextArea
          label="Yorumunuz"
          hint="İsteğe bağlı. Adınız yorumun yanında görünür."
          rows={4}
          maxLength={MAX_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
