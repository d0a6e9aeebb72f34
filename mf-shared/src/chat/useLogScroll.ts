import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 48;

/** Ids of the first and last message shown, and number of own messages on their way. */
type Shown = { first: string; last: string; outgoing: number };

/**
 * Scrolls a log. It starts at the end and stays there while messages arrive, and keeps its place when older ones load
 * above. A reader who scrolled up only hears of new messages.
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
  // After every render: a message that failed grows by its buttons.
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
