import { ApiError } from 'mf-shared/api-client';
import { DEFAULT_CAPACITY, type TournamentAnswer, TournamentCreate } from 'mf-shared/contracts/tournaments';
import { type Errors, findErrors, useForm } from 'mf-shared/form';
import { istanbulDate } from 'mf-shared/schedule';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import type * as z from 'zod/mini';

export type TournamentValues = {
  name: string;
  date: string;
  city: string;
  coordinates: [number, number] | null;
  /** As typed. */
  fee: string;
  capacity: string;
};

/** A typed number, or null if it is none; `1.500` is fifteen hundred. */
const numberOf = (text: string) => {
  const digits = text.replace(/[.\s]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
};

function payloadOf({ name, date, city, coordinates, fee, capacity }: TournamentValues) {
  const places = capacity.trim() === '' ? DEFAULT_CAPACITY : (numberOf(capacity) ?? Number.NaN);
  return { name, date, location: { city, coordinates }, fee: numberOf(fee), capacity: places };
}

/** The errors, by name of the input. */
function errorsOf(values: TournamentValues): Errors {
  const found = byInput(findErrors(TournamentCreate, payloadOf(values)));
  if (!found.date && values.date < istanbulDate(Date.now())) {
    return { ...found, date: 'Geçmiş bir tarih seçemezsiniz.' };
  }
  return found;
}

/** The form has flat fields; the API nests them in `location`. */
function byInput(errors: Errors): Errors {
  const flat = Object.entries(errors).map(([path, message]) => {
    const [first = '', second] = path.split('.');
    return [first === 'location' ? (second ?? 'city') : first, message] as const;
  });
  return Object.fromEntries(flat);
}

export type FormOptions = {
  initial: TournamentValues;
  send: (payload: z.output<typeof TournamentCreate>) => Promise<TournamentAnswer>;
  /** The message if the server sends none. */
  failed: string;
};

/** State and submission of the form. */
export function useTournamentForm({ initial, send, failed }: FormOptions) {
  const navigate = useNavigateFromHere();
  const kit = useForm({
    start: initial,
    check: errorsOf,
    whenTyped: 'clear',
    failed,
    marks: (error) => (error instanceof ApiError ? byInput(error.fields) : {}),
    send: async (values) => {
      const { message, tournament } = await send(TournamentCreate.parse(payloadOf(values)));
      toast.success(message);
      navigate(`/tournament/${encodeURIComponent(tournament.id)}`, { replace: true });
    },
  });
  const isStale = kit.error instanceof ApiError && kit.error.code === 'changed_meanwhile';
  return { ...kit, isStale };
}
