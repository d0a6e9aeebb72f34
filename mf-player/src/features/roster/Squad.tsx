import { X } from 'lucide-react';
import type { Roster, RosterAnswer } from 'mf-shared/contracts/rosters';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Badge } from 'mf-shared/ui/Badge';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { IconButton } from 'mf-shared/ui/IconButton';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { useRemoval } from './queries.ts';
import styles from './Roster.module.css';
import { broughtText } from './words.ts';

type Group = {
  title: string;
  none?: string;
  has: (one: RosterAnswer) => boolean;
  /** How many people an answer stands for here. */
  count?: (one: RosterAnswer) => number;
};

const withBrought = ({ guests }: RosterAnswer) => 1 + guests;

const GROUPS: Group[] = [
  {
    title: 'Kadroda',
    none: 'Henüz kimse yok; ilk siz olun.',
    has: (one) => one.answer === 'yes' && one.in > 0,
    count: (one) => one.in,
  },
  { title: 'Yedekler', has: (one) => one.answer === 'yes' && one.in === 0, count: withBrought },
  { title: 'Belki', has: (one) => one.answer === 'maybe', count: withBrought },
  { title: 'Gelemeyenler', has: (one) => one.answer === 'no' },
];

type Props = { code: string; roster: Roster; mine: RosterAnswer | undefined };

/** Who comes, who waits for a place, and who does not, in the order of arrival. */
export function Squad({ code, roster, mine }: Props) {
  const [leaving, setLeaving] = useState<RosterAnswer | null>(null);
  const removal = useRemoval(code);
  const mayRemove = roster.isCaptain && roster.state !== 'over';
  return (
    <Panel title="Kim geliyor?">
      <div className="stack shrink gap-5">
        {GROUPS.map(({ title, none, has, count = () => 1 }) => {
          const people = roster.answers.filter(has);
          const heads = people.reduce((sum, one) => sum + count(one), 0);
          if (people.length === 0 && !none) return null;
          return (
            <section key={title} aria-label={title}>
              <h3>
                {title} <span className={styles.quiet}>({heads})</span>
              </h3>
              {people.length === 0 ? (
                <p className={styles.quiet}>{none}</p>
              ) : (
                <ol className={styles.people}>
                  {people.map((one) => (
                    <Person
                      key={one.id}
                      one={one}
                      isOwn={one.id === mine?.id}
                      onRemove={mayRemove ? () => setLeaving(one) : undefined}
                    />
                  ))}
                </ol>
              )}
            </section>
          );
        })}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && removal.mutateAsync(leaving.id)}
        title="Listeden çıkar"
        confirmLabel="Çıkar"
      >
        <p>
          <b>{leaving?.name}</b> listeden çıkar; yeri sıradaki yedeğe geçer.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

type PersonProps = { one: RosterAnswer; isOwn: boolean; onRemove: (() => void) | undefined };

function Person({ one, isOwn, onRemove }: PersonProps) {
  const brought = broughtText(one);
  return (
    <li className={styles.person}>
      <Avatar name={one.name} photo={one.photo} />
      <span className={styles.words}>
        <span className={styles.name}>
          {one.name}
          {isOwn && <b> (siz)</b>}
          {one.isGuest && <small className={styles.quiet}> konuk</small>}
        </span>
        {one.keeper && <Badge tone="accent">Kaleci</Badge>}
        {brought && <Badge>{brought}</Badge>}
      </span>
      {onRemove && (
        <IconButton
          label={`${one.name}: listeden çıkar`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
