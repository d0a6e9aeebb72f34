import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { drawnPage } from '../common/drawn.ts';
import { placeOf } from '../common/scroll-place.ts';
import { tabStorage } from '../common/storage.ts';

const GIVE_UP_MS = 3000;

/**
 * Scrolls to the expected place: a new page to its top or to the section of its address, an earlier one to its old
 * position as soon as its content is long enough.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const place = placeOf(key);
    const remember = () => tabStorage.setItem(place, String(window.scrollY));
    window.addEventListener('scrollend', remember);
    return () => window.removeEventListener('scrollend', remember);
  }, [key]);

  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // Whoever scrolled a drawn page before it listened stays there.
    if (wasFirst && drawnPage() && window.scrollY > 0) return;
    if (hash) return scrollWhenThere(() => document.getElementById(decodeURIComponent(hash.slice(1))));
    if (type === 'POP') return scrollWhenLong(Number(tabStorage.getItem(placeOf(key)) ?? 0));
    // A filter in the address is no new page.
    if (!samePage) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);
}

const scrollWhenLong = (top: number) =>
  tryUntil(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return false;
    window.scrollTo(0, top);
    return true;
  });

const scrollWhenThere = (find: () => HTMLElement | null) =>
  tryUntil(() => {
    const element = find();
    element?.scrollIntoView();
    return element !== null;
  });

/** Tries now and after each resize, for a few seconds; returns a function that stops it. */
function tryUntil(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const observer = new ResizeObserver(() => attempt() && stop());
  const timer = setTimeout(stop, GIVE_UP_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body);
  // A person's own scrolling wins.
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}
