import { defineServerRemote } from 'mf-shared/remote/server';
import { area } from './area.tsx';
import manifest from './manifest.ts';

const { venueHome } = manifest.places;

/** The venue's home alone: the forms for strangers begin with what their browser keeps of them. */
export default defineServerRemote({ ...area, pages: area.pages.filter(({ path }) => path === venueHome) });
