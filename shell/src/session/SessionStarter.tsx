import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { startSession } from './session.ts';

/** Restores the session once the router can lead away from pages that need one. */
export function SessionStarter() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => startSession((path) => void latest.current(path, { replace: true })), []);
  return null;
}
