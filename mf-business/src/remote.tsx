import { defineRemote } from 'mf-shared/remote';
import { area } from './area.tsx';

export default defineRemote(area);
