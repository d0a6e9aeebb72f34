import { type Control, type Field, isChanged, isControl, namedControls, textOf } from './controls.ts';

const LOOK_EVERY_MS = 50;
/** A part that React does not take over by then is drawn anew. */
const WAIT_MS = 15_000;
/** What no script may fill in. */
const NEVER = 'input:is([type=file], [type=hidden])';

/**
 * Collects what somebody types into a drawn page until React hears all of its controls. React knows nothing of a text that
 * it finds, and the next drawing would take it away. Passwords are among it, so it is stored nowhere.
 */
export async function typedEarly(): Promise<Field[]> {
  const texts = new Map<string, string>();
  for (const [key, control] of namedControls())
    if (isChanged(control) && !control.matches(NEVER)) texts.set(key, textOf(control));
  const note = ({ target }: Event) => {
    if (!isControl(target) || target.matches(NEVER)) return;
    const [key] = [...namedControls()].find(([, control]) => control === target) ?? [];
    // Also of a control that React has marked: it hears nothing before the whole part is taken over.
    if (key !== undefined) texts.set(key, textOf(target));
  };
  document.addEventListener('input', note, { capture: true });
  await untilHeard();
  document.removeEventListener('input', note, { capture: true });
  return [...texts].map(([key, value]) => ({ key, value }));
}

/** Waits for the controls of the drawn page. A later one is not React's to take over: the captcha brings its own. */
async function untilHeard(): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  const drawn = [...namedControls().values()];
  const look = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  while (performance.now() < deadline && !drawn.every((control) => !control.isConnected || isMarked(control)))
    await look();
  await look();
}

/** Whether React takes the control over, which is done a moment later. */
const isMarked = (control: Control): boolean =>
  Object.keys(control).some((key) => key.startsWith('__reactProps'));
