import { isProvince } from 'mf-shared/provinces';

const KEY = 'topla.recent-cities';
const MOST = 4;

/** Cities that were searched on this device, newest first. */
export function recentCities(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((city): city is string => typeof city === 'string' && isProvince(city));
  } catch {
    return [];
  }
}

/** Stores a city as the newest. */
export function rememberCity(city: string): void {
  const cities = [city, ...recentCities().filter((one) => one !== city)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(cities));
  } catch {
    // Storage is full or forbidden: the search works without it.
  }
}
