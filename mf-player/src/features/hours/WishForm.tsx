import { useQuery } from '@tanstack/react-query';
import {
  FACILITIES,
  type Facility,
  HOUR_SORTS,
  type HourSort,
  RADII,
  TEAM_SIZES,
} from 'mf-shared/contracts/hour-terms';
import { formatMoney, numberTo } from 'mf-shared/format';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { DayTabs } from 'mf-shared/ui/DayTabs';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { SelectField } from 'mf-shared/ui/SelectField';
import { PlaceField } from './PlaceField.tsx';
import { districtsQuery } from './queries.ts';
import styles from './WishForm.module.css';
import { CLOCKS, countFilters, FACILITY_WORDS, nightsFrom, type Wish } from './wish.ts';

const TIMES = [
  { value: 'evening', label: 'Bütün akşam' },
  { value: 'day', label: 'Bütün gün' },
  ...CLOCKS.map((clock) => ({ value: clock, label: `${clock} civarı` })),
];
const SIZES = TEAM_SIZES.map((size) => ({ value: String(size), label: `${numberTo(size)} ${size}` }));
const PRICES = [800, 1000, 1250, 1500, 1750, 2000, 2500, 3000].map((lira) => ({
  value: String(lira),
  label: formatMoney(lira),
}));
const SORT_WORDS: Record<HourSort, string> = {
  time: 'Saate göre',
  price: 'Ucuzdan pahalıya',
  distance: 'Yakından uzağa',
  rating: 'Puana göre',
};

type Props = {
  wish: Wish;
  now: number;
  onChange: (part: Partial<Wish>) => void;
  /** Id of the list that the days choose. */
  panelId: string;
};

/** Place, night, hour, order, and what else the pitch should be. Everything applies at once. */
export function WishForm({ wish, now, onChange, panelId }: Props) {
  const sorts = HOUR_SORTS.filter((sort) => sort !== 'distance' || wish.near !== null);
  return (
    <div className={styles.form}>
      <PlaceField wish={wish} onChange={onChange} />
      {wish.city !== '' && wish.near === null && <Districts wish={wish} onChange={onChange} />}
      <DayTabs
        days={nightsFrom(now, wish.date).map((date) => ({ date }))}
        chosen={wish.date}
        onDay={(date) => onChange({ date })}
        panelId={panelId}
        label="Günler"
      />
      <div className={styles.row}>
        <SelectField
          label="Saat"
          options={TIMES}
          value={wish.at}
          onChange={(event) => onChange({ at: event.target.value })}
        />
        <SelectField
          label="Sıralama"
          options={sorts.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
          value={wish.sort}
          onChange={(event) => onChange({ sort: event.target.value as HourSort })}
        />
        {wish.near && (
          <SelectField
            label="Uzaklık"
            options={RADII.map((km) => ({ value: String(km), label: `${km} km içinde` }))}
            value={String(wish.radius)}
            onChange={(event) => onChange({ radius: Number(event.target.value) })}
          />
        )}
      </div>
      <Filters wish={wish} onChange={onChange} />
    </div>
  );
}

/** Districts with venues, as chips. */
function Districts({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  const { data = [] } = useQuery(districtsQuery(wish.city));
  if (data.length < 2 && wish.district === '') return null;
  const known = data.some(({ name }) => name === wish.district) || wish.district === '';
  const chips = [{ name: '', venues: 0 }, ...(known ? [] : [{ name: wish.district, venues: 0 }]), ...data];
  return (
    <ul className={styles.chips} aria-label={`${wish.city} ilçeleri`}>
      {chips.map(({ name, venues }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={wish.district === name && wish.text === ''}
            onClick={() => onChange({ district: name, text: '' })}
          >
            {name || 'Tümü'}
            {venues > 0 && (
              <small>
                {' '}
                {venues}
                <span className="visually-hidden"> saha</span>
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The rarer wishes, folded. The heading counts those that are set. */
function Filters({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  const count = countFilters(wish);
  const toggle = (one: Facility) => {
    const facilities = wish.facilities.includes(one)
      ? wish.facilities.filter((other) => other !== one)
      : [...wish.facilities, one];
    onChange({ facilities });
  };
  return (
    <Disclosure summary={`Süzgeçler${count > 0 ? ` (${count})` : ''}`} className={styles.filters}>
      <div className="stack shrink gap-4">
        <div className={styles.row}>
          <SelectField
            label="Takım büyüklüğü"
            placeholder="Fark etmez"
            options={SIZES}
            value={wish.players}
            onChange={(event) => onChange({ players: event.target.value })}
          />
          <SelectField
            label="En yüksek ücret"
            placeholder="Fark etmez"
            options={PRICES}
            value={wish.maxPrice}
            onChange={(event) => onChange({ maxPrice: event.target.value })}
          />
        </div>
        <fieldset className={styles.boxes}>
          <legend>Olanaklar</legend>
          <CheckboxField
            label="Kapalı saha"
            checked={wish.indoor}
            onChange={(event) => onChange({ indoor: event.target.checked })}
          />
          {FACILITIES.map((one) => (
            <CheckboxField
              key={one}
              label={FACILITY_WORDS[one]}
              checked={wish.facilities.includes(one)}
              onChange={() => toggle(one)}
            />
          ))}
        </fieldset>
      </div>
    </Disclosure>
  );
}
