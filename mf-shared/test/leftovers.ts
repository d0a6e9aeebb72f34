import { vi } from 'vitest';

type Listening = [type: string, listener: unknown];

/** Tracks listeners of window and document, and intervals, that start from now on and do not end. */
export function watchLeftovers() {
  const heard = new Set<Listening>();
  const running = new Map<unknown, number>();
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      // React listens to the selection permanently.
      const forGood = type === 'selectionchange';
      if (!forGood && !(options as AddEventListenerOptions | undefined)?.once) heard.add([type, listener]);
      addEventListener.call(target, type, listener as EventListener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener, options) => {
      for (const one of heard) if (one[0] === type && one[1] === listener) heard.delete(one);
      removeEventListener.call(target, type, listener as EventListener, options);
    });
  }
  const { setInterval: begin, clearInterval: end } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    const timer = begin(run, ms);
    running.set(timer, ms);
    return timer;
  }) as never);
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    running.delete(timer);
    end(timer);
  });
  return {
    /** Events with a listener, in order of their start. */
    listeners: () => [...heard].map(([type]) => type),
    /** Milliseconds of the running intervals. */
    intervals: () => [...running.values()],
  };
}
