/** What the web vitals call poor. */
const POOR = { paintMs: 4000, shift: 0.25, answerMs: 500 };
/** Shifts belong to one burst while they follow each other within a second, for five at most. */
const BURST = { pauseMs: 1000, longestMs: 5000 };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/**
 * Calls `onPoor` once for each of the web vitals of this page that turns poor: the largest paint (LCP), shifts (CLS), and
 * answers to people (INP). A browser that measures one of them not at all never tells of it.
 */
export function watchVitals(onPoor: () => void): void {
  // What a page in the background paints, nobody waits for.
  if (document.visibilityState === 'visible') observe('largest-contentful-paint', isLatePaint(), onPoor);
  observe('layout-shift', isShifting(), onPoor);
  observe('event', isSlowToAnswer(), onPoor, { durationThreshold: POOR.answerMs });
}

/** Reads entries until one makes the vital poor. */
function observe<E extends PerformanceEntry>(
  type: string,
  isPoor: (entry: E) => boolean,
  onPoor: () => void,
  options = {},
): void {
  try {
    const observer = new PerformanceObserver((list) => {
      if (!(list.getEntries() as E[]).some(isPoor)) return;
      observer.disconnect();
      onPoor();
    });
    observer.observe({ type, buffered: true, ...options });
  } catch {
    // This browser does not know the type.
  }
}

const isLatePaint = () => (entry: PerformanceEntry) => entry.startTime > POOR.paintMs;

function isShifting() {
  let [sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY];
  return ({ value, startTime, hadRecentInput }: Shift) => {
    if (hadRecentInput) return false;
    const goesOn = startTime - last < BURST.pauseMs && startTime - first < BURST.longestMs;
    if (!goesOn) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    return sum > POOR.shift;
  };
}

/** One slow answer in fifty is no sign yet. An interaction has an entry for each of its events. */
function isSlowToAnswer() {
  const slow = new Set<number>();
  return ({ interactionId, duration }: Interaction) => {
    if (interactionId && duration > POOR.answerMs) slow.add(interactionId);
    const all = (performance as { interactionCount?: number }).interactionCount ?? 0;
    return slow.size > all / 50;
  };
}
