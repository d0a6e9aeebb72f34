import { PROVINCES } from '../provinces.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const NAMES = PROVINCES.map((province) => province.name).sort(new Intl.Collator('tr').compare);

export type CitySelectProps = Omit<SelectFieldProps, 'label' | 'options' | 'children'> & { label?: string };

/** The 81 provinces in Turkish alphabetical order; the value is the province's name, or ''. */
export function CitySelect({ label = 'Şehir:', placeholder = 'Şehir seçin', ...rest }: CitySelectProps) {
  return <SelectField {...rest} label={label} placeholder={placeholder} options={NAMES} />;
}
