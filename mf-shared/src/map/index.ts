export { MapPicker, type MapPickerProps } from './MapPicker.tsx';
export { VenueMap, type VenueMapProps } from './VenueMap.tsx';
