import { Badge, type BadgeTone } from 'mf-shared/ui/Badge';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './Health.module.css';

type Props = {
  /** Its name in the address. */
  name: string;
  title: string;
  state: string;
  tone: BadgeTone;
  children: ReactNode;
};

/** A part of the page that says its state in a line and the rest on demand. The address holds which ones are open. */
export function Fold({ name, title, state, tone, children }: Props) {
  const [isOpen, setOpen] = useFold(name);
  return (
    <Disclosure
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span className={styles.line}>
          <h2>{title}</h2>
          <Badge tone={tone} className={styles.state}>
            {state}
          </Badge>
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}

function useFold(name: string): [boolean, (open: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const names = params.get('open')?.split(',') ?? [];
  const isOpen = names.includes(name);
  const setOpen = (open: boolean) => {
    if (open === isOpen) return;
    const next = open ? [...names, name] : names.filter((one) => one !== name);
    setParams(next.length > 0 ? { open: next.join(',') } : {}, { replace: true, preventScrollReset: true });
  };
  return [isOpen, setOpen];
}
