/** Two tones of a bell: pitch in Hz, start in seconds. */
const TONES = [
  [880, 0],
  [1318.5, 0.16],
] as const;
const LOUDNESS = 0.18;
const SECONDS = 0.9;

let context: AudioContext | null = null;

/** The only audio context of the page; null if the browser has none. */
const deviceOf = (): AudioContext | null => {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
};

/**
 * Allows the page to play sounds: browsers require a gesture first. A page that was opened with the sound on stays
 * silent until the first touch.
 */
export function unlockSound(): void {
  const device = deviceOf();
  if (device?.state === 'suspended') void device.resume().catch(() => undefined);
}

/** A short synthesized bell; silent while the browser does not allow sound. */
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
