import { Link } from 'react-router-dom';
import styles from './RegisterForm.module.css';

/** What somebody agrees to by registering. */
export const Terms = () => (
  <p className={styles.terms}>
    Kaydolarak <Link to="/terms-of-service">kullanım koşullarını</Link> ve{' '}
    <Link to="/privacy-policy">gizlilik politikasını</Link> kabul etmiş olursunuz.
  </p>
);
