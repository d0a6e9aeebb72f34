// The real widget needs workers and a secure context; tests raise the events that the field handles.
globalThis.$altcha ??= {
  algorithms: new Map(),
  i18n: { set: () => {} },
} as unknown as typeof globalThis.$altcha;

export {};
