import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { isCurrent, type NavLink } from './links.ts';

/** Links that do not fit the bar, behind a button. Esc, a link or leaving closes the list. */
export function MoreMenu({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener('pointerdown', leave);
    window.addEventListener('focusin', leave);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('focusin', leave);
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={frame} className={styles.more}>
      <button
        ref={button}
        type="button"
        className={styles.moreButton}
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some((link) => isCurrent(link, pathname)) || undefined}
        onClick={() => setOpen(!open)}
      >
        Daha fazla
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} className={styles.moreList} hidden={!open}>
        {links.map((link) => (
          <li key={link.to}>
            <HeaderLink link={link} onClick={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
