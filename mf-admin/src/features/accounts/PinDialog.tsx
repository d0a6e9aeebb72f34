import type { DeskVenue } from 'mf-shared/contracts/desk';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { Alert } from 'mf-shared/ui/Alert';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useAct, type Whose } from './acts.ts';

type Props = { whose: Whose; venue: DeskVenue; onClose: () => void };

/** Corrects the place of a venue on the map. A press on the map also fills in the city. */
export function PinDialog({ whose, venue, onClose }: Props) {
  const act = useAct(whose);
  const kit = useForm({
    start: { city: venue.city, coordinates: venue.coordinates, reason: '' },
    prepare: (typed) => ({ ...typed, ...trimmed({ reason: typed.reason }) }),
    check: ({ reason }) => findEmpty({ reason }, { reason: 'Gerekçeyi yazın.' }),
    whenTyped: 'clear',
    send: async ({ city, coordinates, reason }) => {
      await act.mutateAsync({ act: 'pin', input: { location: { city, coordinates }, reason } });
      onClose();
    },
  });
  const { locate, failure } = useCityOfPoint((city) => kit.set({ city }));
  return (
    <FormDialog
      title="Haritadaki yeri düzelt"
      form={kit.form}
      busy={kit.busy}
      submit="Yeri düzelt"
      onClose={onClose}
    >
      <MapPicker
        value={kit.values.coordinates}
        error={failure ?? kit.errors.location}
        onChange={(coordinates) => {
          kit.set({ coordinates });
          void locate(coordinates);
        }}
      />
      <CitySelect {...kit.text('city')} required />
      <ReasonField {...kit.text('reason')} />
      {kit.failure && <Alert tone="danger">{kit.failure}</Alert>}
    </FormDialog>
  );
}
