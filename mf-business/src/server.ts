import { defineServerRemote } from 'mf-shared/remote/server';
import { area } from './area.tsx';

export default defineServerRemote(area);
