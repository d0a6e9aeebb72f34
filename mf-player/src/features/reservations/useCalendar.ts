import { useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { reservationCalendar } from 'mf-shared/contracts/calls/calendar';
import { errorText } from 'mf-shared/error-text';
import { saveFile } from 'mf-shared/save-file';
import { toast } from 'mf-shared/ui/toast';

/** Saves one reservation as a calendar file, which phones open in their calendar. */
export const useAddToCalendar = (id: string) =>
  useMutation({
    mutationFn: async () => saveFile(await request(reservationCalendar, { params: { id } })),
    onError: (error) => toast.error(errorText(error, 'Takvim dosyası indirilemedi.')),
  });
