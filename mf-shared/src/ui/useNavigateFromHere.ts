import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Works as `useNavigate` while the calling screen is mounted: a late answer takes nobody away from the page that they
 * opened meanwhile.
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
