/** Two tones of a struck bell: pitch in Hz, and when each begins in seconds. */
const TONES = [
  [880, 0],
  [1318.5, 0.16],
] as const;
const LOUDNESS = 0.18;
const SECONDS = 0.9;

let context: AudioContext | null = null;

/** The one sound device of the page; null where there is none. */
const deviceOf = (): AudioContext | null => {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
};

/**
 * Lets the page sound: browsers ask for a gesture first, so that a page which was opened with the sound on
 * stays silent until somebody touches it.
 */
export function unlockSound(): void {
  const device = deviceOf();
  if (device?.state === 'suspended') void device.resume().catch(() => undefined);
}

/** A short bell, made on the spot; silent where the browser does not let the page sound yet. */
export function chime(): void {
  const device = deviceOf();
  if (!device) return;
  unlockSound();
  for (const [pitch, delay] of TONES) {
    const start = device.currentTime + delay;
    const tone = device.createOscillator();
    const volume = device.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS);
    tone.connect(volume).connect(device.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
