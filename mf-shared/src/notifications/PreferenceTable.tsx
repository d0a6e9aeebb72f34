import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { request } from '../api-client/index.ts';
import { saveNoticePreferences } from '../contracts/calls/notification-settings.ts';
import {
  type NotificationPreference,
  type NotificationPreferences,
  TOPIC_NAMES,
} from '../contracts/notifications.ts';
import { toast } from '../ui/toast.ts';
import styles from './Notifications.module.css';
import { preferencesQuery } from './queries.ts';

const CHANNELS = [
  { name: 'push', label: 'Anlık bildirim' },
  { name: 'mail', label: 'E-posta' },
] as const;

/** Topics and channels; each box is stored when pressed. */
export function PreferenceTable({ stored }: { stored: NotificationPreferences }) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery(me);
  const show = (one: NotificationPreference) =>
    queries.setQueryData(queryKey, (now) => now && { ...now, preferences: replaced(now, one) });
  const save = useMutation({
    mutationFn: (one: NotificationPreference) =>
      request(saveNoticePreferences, { body: { preferences: [one] } }),
    onMutate: (changed) => {
      const before = stored.preferences.find(({ topic }) => topic === changed.topic);
      show(changed);
      return before;
    },
    onError: (_error, _changed, before) => {
      if (before) show(before);
      toast.error('Tercihiniz kaydedilemedi. Lütfen tekrar deneyin.');
      void queries.invalidateQueries({ queryKey });
    },
  });
  const isOffered = { push: stored.pushAvailable, mail: stored.mailAvailable };
  const channels = CHANNELS.filter(({ name }) => isOffered[name]);
  if (channels.length === 0) return <p>Bildirimleriniz yalnızca bu sayfada görünür.</p>;
  return (
    <table className={styles.table}>
      <caption>Sitede hepsi görünür. Ayrıca nereden haber verelim?</caption>
      <thead>
        <tr>
          <th scope="col">Konu</th>
          {channels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stored.preferences.map((one) => (
          <tr key={one.topic}>
            <th scope="row">{TOPIC_NAMES[one.topic] ?? one.topic}</th>
            {channels.map(({ name, label }) => (
              <td key={name}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    className="control-box"
                    checked={one[name]}
                    aria-label={`${TOPIC_NAMES[one.topic] ?? one.topic}: ${label}`}
                    onChange={(event) => save.mutate({ ...one, [name]: event.target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const replaced = ({ preferences }: NotificationPreferences, changed: NotificationPreference) =>
  preferences.map((one) => (one.topic === changed.topic ? changed : one));
