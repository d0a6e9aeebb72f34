import { useMutation } from '@tanstack/react-query';
import { api } from 'mf-shared/api-client';
import { saveFile } from 'mf-shared/save-file';
import { toast } from 'mf-shared/ui/toast';
import { errorText } from '../../common/error-text.ts';

/** Saves one reservation as a calendar file, which phones open with their calendar. */
export const useAddToCalendar = (id: string) =>
  useMutation({
    mutationFn: async () => saveFile(await api.file(`reservations/${encodeURIComponent(id)}/calendar.ics`)),
    onError: (error) => toast.error(errorText(error, 'Takvim dosyası indirilemedi.')),
  });
