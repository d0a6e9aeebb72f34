import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 48;

/** Ids of the first and last message shown, and how many of one's own are on their way. */
type Shown = { first: string; last: string; outgoing: number };

/**
 * Scrolling of a log: it starts at the end and stays there while messages arrive, keeps its place when older ones
 * are put above, and only tells of news to a reader who has scrolled up.
 */
export function useLogScroll({ first, last, outgoing }: Shown) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef<Shown & { height: number }>({ first: '', last: '', outgoing: 0, height: 0 });
  const isAtEnd = useRef(true);
  const [hasNews, setNews] = useState(false);
  const place = useEffectEvent((shown: Shown) => {
    const area = log.current;
    if (!area) return;
    const old = before.current;
    const isOlder = old.first !== '' && shown.first !== old.first && shown.last === old.last;
    if (isOlder && !isAtEnd.current) area.scrollTop += area.scrollHeight - old.height;
    else if (isAtEnd.current || shown.outgoing > old.outgoing) area.scrollTop = area.scrollHeight;
    else if (shown.last !== old.last) setNews(true);
    before.current = { ...shown, height: area.scrollHeight };
  });
  // After every drawing: a message that failed to go out grows by what can be done about it.
  useLayoutEffect(() => place({ first, last, outgoing }));
  const onScroll = () => {
    const area = log.current;
    if (!area) return;
    isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END_PX;
    if (isAtEnd.current) setNews(false);
  };
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  return { log, hasNews, toEnd, onScroll };
}
