import { type Application, CORRECTION_PARTS } from 'mf-shared/contracts/corrections';
import { PROFILE_LABELS } from 'mf-shared/contracts/venue-profile';
import { formatNumber, formatPhone, mapLink } from 'mf-shared/format';

/** One part of an application before a correction and after it; empty texts say that it was not there. */
export type Change = { label: string; before: Side; after: Side };
type Side = { text: string; href?: string };
type Pitch = Application['fields'][number];

const { location: _, ...TEXTS } = PROFILE_LABELS;
type Text = keyof typeof TEXTS;

/** What a correction changed, in the order of the application. */
export function changesOf(before: Application, after: Application): Change[] {
  const texts = (Object.keys(TEXTS) as Text[]).map((part) => ({
    label: TEXTS[part],
    before: { text: textOf(before, part) },
    after: { text: textOf(after, part) },
  }));
  const all = [
    ...texts,
    { label: CORRECTION_PARTS.location, before: placeOf(before), after: placeOf(after) },
    ...pitchesOf(before, after),
    { label: CORRECTION_PARTS.photos, ...photosOf(before.photos, after.photos) },
  ];
  return all.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const textOf = (application: Application, part: Text): string =>
  part === 'phone' ? formatPhone(application.phone) : (application[part] ?? '');

function placeOf({ location: { city, coordinates } }: Application): Side {
  const [lng, lat] = coordinates;
  return { text: `${city} (${lat.toFixed(5)}, ${lng.toFixed(5)})`, href: mapLink(coordinates) };
}

function pitchesOf(before: Application, after: Application): Change[] {
  const ids = [...new Set([...before.fields, ...after.fields].map(({ id }) => id))];
  return ids.map((id) => {
    const [was, is] = [before, after].map(({ fields }) => fields.find((pitch) => pitch.id === id));
    return {
      label: `Saha: ${(is ?? was)?.name ?? ''}`,
      before: { text: was ? pitchText(was) : '' },
      after: { text: is ? pitchText(is) : '' },
    };
  });
}

function pitchText({ name, capacity, price, workingHours }: Pitch): string {
  const hours = workingHours.map(({ start, end }) => `${start}-${end}`).join(', ');
  return `${name}, ${capacity}, ${formatNumber(price)} TL, ${hours}`;
}

function photosOf(before: readonly string[], after: readonly string[]): Pick<Change, 'before' | 'after'> {
  const added = after.filter((path) => !before.includes(path)).length;
  const gone = before.filter((path) => !after.includes(path)).length;
  const isMoved = added + gone === 0 && before.join() !== after.join();
  const notes = [
    ...(added > 0 ? [`${added} yeni`] : []),
    ...(gone > 0 ? [`${gone} kaldırıldı`] : []),
    ...(isMoved ? ['sırası değişti'] : []),
  ];
  return {
    before: { text: `${before.length} fotoğraf` },
    after: { text: `${after.length} fotoğraf${notes.length > 0 ? ` (${notes.join(', ')})` : ''}` },
  };
}
