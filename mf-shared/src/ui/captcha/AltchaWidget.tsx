import type {} from 'altcha/types/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { underApi } from '../../api-client/address.ts';
import { captchaChallenge } from '../../contracts/calls/platform.ts';
import { Alert } from '../Alert.tsx';
import './altcha.ts';
import styles from './AltchaWidget.module.css';
import type { CaptchaProps } from './props.ts';

type StateChange = CustomEvent<{ state: string; payload: string | null }>;

const MAX_WORKERS = 4;
/** How often it starts again by itself after a failure, such as a lost answer. */
const MOST_RETRIES = 2;
const CONFIGURATION = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  minDuration: 0,
  workers: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2),
});

/**
 * ALTCHA's checkbox. Workers solve it as soon as it is drawn, so that it is ready before the form is filled in, and
 * again when the answer expires. Only after repeated failures the person must tick it.
 */
export function Widget({ onToken, onSolving }: CaptchaProps) {
  const [round, setRound] = useState(0);
  const retries = useRef(0);
  useEffect(() => {
    if (!isSecureContext) onSolving(false);
  }, [onSolving]);
  if (!isSecureContext) {
    return <Alert tone="danger">Doğrulama yalnızca güvenli bağlantıda (https) yapılabilir.</Alert>;
  }
  const again = () => setRound((n) => n + 1);
  const retry = () => {
    if (retries.current >= MOST_RETRIES) return false;
    retries.current += 1;
    again();
    return true;
  };
  const report = (token: string | null) => {
    if (token !== null) retries.current = 0;
    onToken(token);
  };
  return <Round key={round} onToken={report} onSolving={onSolving} onExpired={again} onFailed={retry} />;
}

type RoundProps = CaptchaProps & {
  onExpired: () => void;
  /** Answers whether another round begins. */
  onFailed: () => boolean;
};

function Round({ onToken, onSolving, onExpired, onFailed }: RoundProps) {
  const widget = useRef<HTMLElement>(null);
  const [verified, setVerified] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const report = useEffectEvent(({ state, payload }: StateChange['detail']) => {
    setVerified(state === 'verified');
    onToken(state === 'verified' ? payload : null);
    // It starts by itself, so only repeated failures need the person.
    const isOver = state === 'error' && !onFailed();
    setHasFailed(isOver);
    onSolving(!isOver);
  });
  const startAgain = useEffectEvent(onExpired);
  const whenSent = useEffectEvent(() => {
    if (!hasFailed) return;
    onSolving(true);
    onExpired();
  });
  // Without a connection there was no challenge.
  const whenUnsolved = useEffectEvent(() => !verified && onExpired());

  useEffect(() => {
    const element = widget.current;
    const ending = new AbortController();
    const { signal } = ending;
    report({ state: 'unverified', payload: null });
    element?.addEventListener('statechange', (event) => report((event as StateChange).detail), { signal });
    element?.addEventListener('expired', () => whenVisible(() => startAgain(), signal), { signal });
    window.addEventListener('online', () => whenUnsolved(), { signal });
    // The form then waits for this round.
    element?.closest('form')?.addEventListener('submit', () => whenSent(), { signal, capture: true });
    return () => ending.abort();
  }, []);

  return (
    <div className={styles.widget}>
      <altcha-widget
        ref={widget}
        auto="onload"
        challenge={underApi(captchaChallenge.path)}
        language="tr"
        configuration={CONFIGURATION}
      />
      <span role="status" className="visually-hidden">
        {verified ? 'Robot olmadığınız doğrulandı.' : ''}
      </span>
    </div>
  );
}

/** Runs `work` now, or once the page is visible again: a forgotten tab need not go on solving. */
function whenVisible(work: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') work();
  else document.addEventListener('visibilitychange', () => whenVisible(work, signal), { signal, once: true });
}
