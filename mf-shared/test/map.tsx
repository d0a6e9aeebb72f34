/** Stands for `mf-shared/map`: `vi.mock('mf-shared/map', () => import('…/mf-shared/test/map.tsx'))`. */

/** Longitude and latitude of the point that `MapPicker` chooses. */
const PICKED: [number, number] = [32.85, 39.92];

type PickerProps = { onChange: (place: [number, number]) => void; error?: string };

export const MapPicker = ({ onChange, error }: PickerProps) => (
  <>
    <button type="button" onClick={() => onChange(PICKED)}>
      Haritaya tıkla
    </button>
    <p>{error}</p>
  </>
);

export const VenueMap = ({ label }: { label: string }) => <p>Harita: {label}</p>;
