import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import type { Place } from 'mf-shared/contracts/hours';
import { locate } from 'mf-shared/map/locate';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { TextField } from 'mf-shared/ui/TextField';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebounced } from '../../common/useDebounced.ts';
import styles from './PlaceField.module.css';
import { placesQuery } from './queries.ts';
import { placeName, type Wish } from './wish.ts';

const REST_MS = 200;
const NOT_FOUND = 'Konumunuz alınamadı. Şehir, semt ya da saha adı yazabilirsiniz.';
/** A thousandth of a degree is a hundred metres: a shared link tells no more. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

type Option = { key: string; label: string; note: string; choose: () => void };
type Props = { wish: Wish; onChange: (part: Partial<Wish>) => void };

/** Where to look: a typed city, district, address or venue, or the own position. */
export function PlaceField({ wish, onChange }: Props) {
  const id = useId();
  const here = useOwnPosition(onChange);
  return (
    <div className={styles.place}>
      <PlaceSearch
        wish={wish}
        onChange={(part) => {
          here.forget();
          onChange(part);
        }}
      />
      <Button
        variant="secondary"
        icon={<LocateFixed aria-hidden="true" />}
        busy={here.isLocating}
        className={styles.near}
        aria-label="Konumuma yakın"
        onClick={() => void here.look()}
      >
        <span className={styles.nearWord}>Konumuma yakın</span>
      </Button>
      <FieldNotes id={id} error={here.failure} />
    </div>
  );
}

/** Looks around the device's own position. */
function useOwnPosition(onChange: Props['onChange']) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function look() {
    setLocating(true);
    const found = await locate();
    setLocating(false);
    setFailure('failure' in found ? NOT_FOUND : undefined);
    if ('failure' in found) return;
    const [lng, lat] = found.place;
    const near = { lat: coarse(lat), lng: coarse(lng) };
    onChange({ near, city: '', district: '', text: '', sort: 'distance' });
  }
  return { isLocating, failure, look, forget: () => setFailure(undefined) };
}

/** A text field with a list of what the text may mean. */
function PlaceSearch({ wish, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const options = useOptions(text ?? '', wish, (part) => {
    setText(null);
    onChange(part);
  });
  const isOpen = text !== null && options.length > 0;
  const at = Math.min(active, options.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && text !== null) setText(null);
    else if (event.key === 'Enter' && isOpen) options[at]?.choose();
    else if (by && isOpen) setActive((at + by + options.length) % options.length);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.box}>
      <TextField
        label="Nerede?"
        placeholder="Şehir, semt, adres ya da saha"
        type="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        value={text ?? placeName(wish)}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(null)}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Yerler" className={styles.list} hidden={!isOpen}>
        {options.map((option, index) => (
          <PlaceOption key={option.key} id={`${id}-${index}`} option={option} isActive={index === at} />
        ))}
      </div>
    </div>
  );
}

/** An option of the list. The text field keeps the focus and has the keys. */
const PlaceOption = ({ id, option, isActive }: { id: string; option: Option; isActive: boolean }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={styles.option}
    // Taking the focus from the field would close the list.
    onPointerDown={(event) => event.preventDefault()}
    onClick={option.choose}
  >
    <b>{option.label}</b> <span>{option.note}</span>
  </div>
);

/** What the typed text may mean. The last one looks for it in the addresses of the city. */
function useOptions(typed: string, wish: Wish, choose: (part: Partial<Wish>) => void): Option[] {
  const navigate = useNavigateFromHere();
  const text = useDebounced(typed.trim(), REST_MS);
  const { data = [] } = useQuery({ ...placesQuery(text), placeholderData: (before) => before });
  if (typed.trim().length < 2) return [];
  const at = (city: string, district = '', words = '') =>
    choose({
      city,
      district,
      text: words,
      near: null,
      ...(wish.sort === 'distance' ? { sort: 'time' } : {}),
    });
  const options = data.map((place): Option => {
    const { city, district, businessId, businessName } = place;
    const open = businessId && (() => navigate(`/available-slots?${new URLSearchParams({ businessId })}`));
    return {
      key: [city, district, businessId].join(' '),
      label: businessName ?? district ?? city,
      note: noteOf(place),
      choose: open || (() => at(city, district ?? '')),
    };
  });
  const words = typed.trim();
  if (wish.city === '') return options;
  return [
    ...options,
    {
      key: 'text',
      label: `“${words}”`,
      note: `${wish.city} adreslerinde ara`,
      choose: () => at(wish.city, '', words),
    },
  ];
}

function noteOf({ city, district, businessName }: Place): string {
  if (businessName) return district ? `${district}, ${city}` : city;
  return district ? city : 'tüm ilçeler';
}
