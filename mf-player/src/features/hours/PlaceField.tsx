import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import type { Place } from 'mf-shared/contracts/hours';
import { locate } from 'mf-shared/map/locate';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { TextField } from 'mf-shared/ui/TextField';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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

/** Looks around the device's own position, unless another place was chosen while the device looked for it. */
function useOwnPosition(onChange: Props['onChange']) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The wish may change while the device locates itself.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const asked = useRef(0);
  async function look() {
    asked.current += 1;
    const mine = asked.current;
    setLocating(true);
    const found = await locate();
    setLocating(false);
    if (mine !== asked.current) return;
    setFailure('failure' in found ? NOT_FOUND : undefined);
    if ('failure' in found) return;
    const [lng, lat] = found.place;
    const near = { lat: coarse(lat), lng: coarse(lng) };
    latest.current({ near, city: '', district: '', text: '', sort: 'distance' });
  }
  const forget = () => {
    asked.current += 1;
    setFailure(undefined);
  };
  return { isLocating, failure, look, forget };
}

/** A text field with a list of what the text may mean. */
function PlaceSearch({ wish, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const choose = (part: Partial<Wish>) => {
    write(null);
    onChange(part);
  };
  const { options, isSettled, isFailed } = useOptions(text ?? '', wish, choose);
  const isOpen = text !== null && options.length > 0;
  const at = Math.min(active, options.length - 1);
  function write(next: string | null) {
    setText(next);
    setActive(0);
    setEntered(false);
  }
  // Whoever was faster than the list takes its first place.
  const first = isEntered && isSettled ? options[0] : undefined;
  const takeFirst = useEffectEvent(() => first?.choose());
  useEffect(() => {
    if (first) takeFirst();
  }, [first]);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && text !== null) write(null);
    else if (event.key === 'Enter' && text !== null) {
      if (isSettled) options[at]?.choose();
      else setEntered(true);
    } else if (by && isOpen) setActive((at + by + options.length) % options.length);
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
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => write(null)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.nothing}>
        {isFailed
          ? 'Yerler şu anda alınamadı.'
          : isSettled &&
            text !== null &&
            text.trim().length > 1 &&
            options.length === 0 &&
            'Böyle bir yer bulunamadı.'}
      </p>
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

/** What the typed text may mean; `isSettled` once the answer to just this text is there. */
function useOptions(typed: string, wish: Wish, choose: (part: Partial<Wish>) => void) {
  const navigate = useNavigateFromHere();
  const words = typed.trim();
  const text = useDebounced(words, REST_MS);
  const query = useQuery(placesQuery(text));
  const isSettled = text === words && !query.isPending;
  const at = (city: string, district = '', inAddress = '') =>
    choose({
      ...{ city, district, text: inAddress, near: null },
      ...(wish.sort === 'distance' ? { sort: 'time' } : {}),
    });
  const places = isSettled ? (query.data ?? []) : [];
  const options = places.map((place): Option => {
    const { city, district, businessId, businessName } = place;
    const open = businessId && (() => navigate(`/available-slots?${new URLSearchParams({ businessId })}`));
    return {
      key: [city, district, businessId].join(' '),
      label: businessName ?? district ?? city,
      note: noteOf(place),
      choose: open || (() => at(city, district ?? '')),
    };
  });
  // Last, the words are looked for in the addresses of the city.
  if (isSettled && query.data && wish.city !== '')
    options.push({
      ...{ key: 'text', label: `“${words}”`, note: `${wish.city} adreslerinde ara` },
      choose: () => at(wish.city, '', words),
    });
  return { options, isSettled, isFailed: query.isError && text === words };
}

function noteOf({ city, district, businessName }: Place): string {
  if (businessName) return district ? `${district}, ${city}` : city;
  return district ? city : 'tüm ilçeler';
}
