import { ERROR_TEXT } from '../strings/index.ts';
import { MINUTE_MS } from '../time.ts';

type Located = { place: [number, number] } | { failure: string };

const DENIED = 1;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: MINUTE_MS };

/** The device's position as `[longitude, latitude]`, or a Turkish message with the reason of a failure. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ failure: ERROR_TEXT.location_unknown });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ place: [round(coords.longitude), round(coords.latitude)] }),
      ({ code }) =>
        resolve({
          failure:
            code === DENIED
              ? 'Konum izni verilmedi. Yerinizi haritadan seçebilirsiniz.'
              : ERROR_TEXT.location_unknown,
        }),
      OPTIONS,
    );
  });
}

/** Six digits are a tenth of a metre. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
