import type { Errors } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import styles from './Register.module.css';

/** Id of the control for an error path. */
export function controlOf(path: string): string {
  if (path === 'fields') return 'fields-new-name';
  if (path === 'fields.new') return 'fields-new-name';
  const pitch = /^fields\.(\d+)(?:\.(\w+))?/.exec(path);
  if (pitch) {
    const [, index, key] = pitch;
    if (key === 'workingHours') return `fields-${index}-hours`;
    return key ? `fields-${index}-${key}` : `fields-${index}`;
  }
  return path.startsWith('location.coordinates') ? 'location' : path === 'location.city' ? 'city' : path;
}

/** Paths in the order of their fields on the page. */
const ORDER = [
  'ownerName',
  'phone',
  'email',
  'password',
  'businessName',
  'location',
  'city',
  'address',
  'fields',
];
const rank = ([path]: [string, string]) => {
  const index = ORDER.indexOf(path.split('.')[0] ?? '');
  return index < 0 ? ORDER.length : index;
};

const focusControl = (path: string) => document.getElementById(controlOf(path))?.focus();

/** All errors of the form in one place; each links to its field. */
export function ErrorSummary({ errors, failure }: { errors: Errors; failure: string | undefined }) {
  const all = Object.entries(errors).sort((a, b) => rank(a) - rank(b));
  if (all.length === 0 && !failure) return null;
  const title = all.length > 0 ? `${all.length} yeri düzeltmeniz gerekiyor` : undefined;
  return (
    <Alert tone="danger" title={title}>
      {failure && <p>{failure}</p>}
      {all.length > 0 && (
        <ul className="stack">
          {all.map(([path, message]) => (
            <li key={path}>
              <button type="button" className={styles.mistake} onClick={() => focusControl(path)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
