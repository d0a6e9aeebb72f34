import { useQuery } from '@tanstack/react-query';
import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditFilters, BY_SERVER } from 'mf-shared/contracts/audit';
import { compareTr } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { PhoneFold } from '../../common/PhoneFold.tsx';
import { useTyped } from '../../common/useTyped.ts';
import { adminChoicesQuery } from '../admins/queries.ts';
import styles from './Audit.module.css';
import { isDay, type Show } from './useFilters.ts';

const choices = (names: Record<string, string>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => compareTr(a.label, b.label));
const ACTS = choices(AUDIT_ACTS);
const KINDS = choices(AUDIT_SUBJECTS);

type Props = { filters: AuditFilters; show: Show; errors: Readonly<Record<string, string>> };

/** What the log is narrowed to. Each choice counts at once. */
export function FilterForm({ filters, show, errors }: Props) {
  const { act = '', kind = '', subject = '', admin = '', from = '', to = '' } = filters;
  const [typedSubject, typeSubject] = useTyped(subject, (text) => show({ subject: text }));
  const day = (name: 'from' | 'to') => (text: string) => {
    if (text === '' || isDay(text)) show({ [name]: text });
  };
  const [typedFrom, typeFrom] = useTyped(from, day('from'));
  const [typedTo, typeTo] = useTyped(to, day('to'));
  const narrowed = Object.values(filters).filter(Boolean).length;
  return (
    <PhoneFold summary={narrowed > 0 ? `Süz (${narrowed})` : 'Süz'} startsOpen={narrowed > 0}>
      <div className={styles.filters}>
        <SelectField
          label="İşlem"
          placeholder="Hepsi"
          options={ACTS}
          value={act}
          onChange={({ target }) => show({ act: target.value })}
        />
        <AdminField admin={admin} show={show} />
        <SelectField
          label="Konu"
          placeholder="Hepsi"
          options={KINDS}
          value={kind}
          onChange={({ target }) => show({ kind: target.value, subject: '' })}
        />
        {kind && (
          <TextField
            label="Konu no"
            type="search"
            value={typedSubject}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => typeSubject(target.value)}
          />
        )}
        <TextField
          label="İlk gün"
          type="date"
          value={typedFrom}
          onChange={({ target }) => typeFrom(target.value)}
        />
        <TextField
          label="Son gün"
          type="date"
          value={typedTo}
          error={errors.to}
          onChange={({ target }) => typeTo(target.value)}
        />
        {narrowed > 0 && (
          <Button
            variant="ghost"
            onClick={() => show({ act: '', kind: '', subject: '', admin: '', from: '', to: '' })}
          >
            Filtreleri temizle
          </Button>
        )}
      </div>
    </PhoneFold>
  );
}

/** Who acted. Former admins are chosen at one of their entries. */
function AdminField({ admin, show }: { admin: string; show: Show }) {
  const query = useQuery(adminChoicesQuery);
  const { data: admins = [], error } = query;
  if (error && !query.data) return <ErrorState message={error.message} query={query} />;
  const known = [
    ...admins.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
    { value: BY_SERVER, label: 'Sunucunun kendisi' },
  ];
  const isKnown = admin === '' || known.some(({ value }) => value === admin);
  return (
    <SelectField
      label="Kim"
      placeholder="Herkes"
      options={isKnown ? known : [...known, { value: admin, label: 'Seçtiğiniz kişi' }]}
      value={admin}
      onChange={({ target }) => show({ admin: target.value })}
    />
  );
}
