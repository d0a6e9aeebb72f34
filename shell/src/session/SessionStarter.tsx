import { useSession } from 'mf-shared/session';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrived, isAdminPage, startSession } from './session.ts';

/** Restores the session once the router can redirect from pages that need one. */
export function SessionStarter() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => startSession((path) => void latest.current(path, { replace: true })), []);
  // What was drawn for somebody else has given way by now, and nothing of this page has to hide.
  useEffect(() => {
    delete document.documentElement.dataset.drawnStranger;
    delete document.documentElement.dataset.drawnVenue;
  }, []);
  const isRestored = useSession(({ status }) => status === 'ready');
  useEffect(() => {
    if (isRestored) delete document.documentElement.dataset.session;
  }, [isRestored]);
  // A person with both sessions switches between the admin area and the rest.
  const { pathname } = useLocation();
  useEffect(() => arrived(pathname), [pathname]);
  const inAdmin = isAdminPage(pathname);
  const before = useRef(inAdmin);
  useEffect(() => {
    if (before.current === inAdmin) return;
    before.current = inAdmin;
    void useSession.getState().refresh();
  }, [inAdmin]);
  return null;
}
