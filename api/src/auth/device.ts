type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match counts, because most browsers also call themselves Chrome or Safari. */
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(FxiOS|Firefox)\//, 'Firefox'],
  [/\b(CriOS|Chrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Names the browser and system of a `User-Agent` in everyday words, such as `Chrome, Android`. */
export function deviceOf(userAgent: string | undefined): string {
  const names = [nameIn(BROWSERS, userAgent ?? ''), nameIn(SYSTEMS, userAgent ?? '')];
  return names.filter((name) => name !== null).join(', ') || 'Adı bilinmeyen tarayıcı';
}
