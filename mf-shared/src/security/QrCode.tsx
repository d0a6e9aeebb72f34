import { encode } from 'uqr';
import styles from './Security.module.css';

/** A QR code as one path; `label` says what a scan does. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
