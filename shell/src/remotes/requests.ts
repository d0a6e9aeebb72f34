let underWay = 0;

/** Whether the page waits for an answer, of whichever remote the request is. */
export const isWaiting = (): boolean => underWay > 0;

/** Counts the requests under way until the returned function is called. */
export function watchRequests(): () => void {
  const { fetch } = window;
  const counting: typeof fetch = async (...request) => {
    underWay += 1;
    try {
      return await fetch(...request);
    } finally {
      underWay -= 1;
    }
  };
  window.fetch = counting;
  return () => {
    if (window.fetch === counting) window.fetch = fetch;
  };
}
