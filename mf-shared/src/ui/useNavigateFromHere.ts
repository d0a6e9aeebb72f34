import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Navigates as `useNavigate` does while the screen that asked is there: the answer to something that was sent leads
 * nobody away from the page to which they went meanwhile.
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return (to, options) => {
    if (here.current) void navigate(to, options);
  };
}
