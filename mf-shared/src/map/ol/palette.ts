/** Colours of the map, as a canvas understands them. */
export type Palette = { land: string; border: string; text: string; halo: string };

const TOKENS: Record<keyof Palette, string> = {
  land: '--color-surface',
  border: '--color-line-strong',
  text: '--color-muted',
  halo: '--color-surface',
};

/** The theme's colours at `element`; a canvas cannot read custom properties itself. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, read(token)]);
  probe.remove();
  return Object.fromEntries(entries) as Palette;
}

/** Calls `listener` when the person or the system changes the theme; returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
