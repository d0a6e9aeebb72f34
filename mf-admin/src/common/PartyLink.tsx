import type { DeskParty } from 'mf-shared/contracts/desk';
import { Link } from 'react-router-dom';
import styles from './PartyLink.module.css';

/** A link to the page of a player or venue. */
export const PartyLink = ({ kind, id, name }: Pick<DeskParty, 'kind' | 'id' | 'name'>) => (
  <Link className={styles.link} to={kind === 'player' ? `/admin/players/${id}` : `/admin/venues/${id}`}>
    {name}
  </Link>
);
