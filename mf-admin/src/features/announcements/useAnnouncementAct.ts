import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Announcement } from 'mf-shared/contracts/announcements';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { announcementQuery } from './queries.ts';

/** An act on an announcement, whose answer is shown at once. After a refusal the announcement is read again. */
export function useAnnouncementAct<Input = void>(
  act: (input: Input) => Promise<Announcement>,
  done: (next: Announcement) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (next) => {
      toast.success(done(next));
      client.setQueryData(announcementQuery(next.id).queryKey, next);
      void client.invalidateQueries({ queryKey: keys.announcements('list') });
    },
    onError: (error) => {
      toast.error(error.message);
      void client.invalidateQueries({ queryKey: keys.announcements('one') });
    },
  });
}
