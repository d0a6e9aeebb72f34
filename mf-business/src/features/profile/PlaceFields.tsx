import { MapPicker } from 'mf-shared/map';
import { useCityOfPoint } from 'mf-shared/map/useCityOfPoint';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { TextArea } from 'mf-shared/ui/TextArea';
import type { ReactNode } from 'react';
import type { DetailKit } from './details.ts';

type Props = {
  kit: Pick<DetailKit, 'values' | 'errors' | 'set'>;
  /** The props of a text's control. */
  text: (name: 'city' | 'address') => ReturnType<DetailKit['text']>;
  /** The error of the point on the map. */
  misplaced: string | undefined;
  addressRows: number;
  /** Frames the map, and the fields that belong to it. */
  children: (map: ReactNode, fields: ReactNode) => ReactNode;
};

/**
 * What registration and profile ask alike: the venue's place. A click on the map also fills in the city, which stays
 * editable.
 */
export function PlaceFields({ kit, text, misplaced, addressRows, children }: Props) {
  const { locate, failure, searching } = useCityOfPoint((city) => kit.set({ city }));
  const city = text('city');
  return children(
    <MapPicker
      value={kit.values.coordinates}
      error={failure ?? misplaced}
      onChange={(coordinates) => {
        kit.set({ coordinates });
        void locate(coordinates);
      }}
    />,
    <>
      <CitySelect
        required
        hint={
          searching
            ? 'Şehir haritadan bulunuyor…'
            : 'Haritada yer seçince kendiliğinden gelir; yanlışsa değiştirin.'
        }
        {...city}
        error={city.error ?? kit.errors['location.city']}
      />
      <TextArea
        label="Adres"
        rows={addressRows}
        required
        autoComplete="street-address"
        {...text('address')}
      />
    </>,
  );
}
