import { vi } from 'vitest';
import { walkPresses } from '../../mf-shared/test/presses.tsx';
import { CHANGED, SCREENS } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import remote from './remote.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => <p>Harita</p> }));
vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));

/** The staff use the same buttons, as far as they see them. */
const OWNED = SCREENS.filter(([, , as = '']) => !/staff|manager/.test(as));

walkPresses({
  ...{ client: remote.queryClient, routes: <remote.Routes />, world: WORLD, now: NOW, screens: OWNED },
  answers: CHANGED,
});
