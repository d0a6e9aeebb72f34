import { startAlone } from 'mf-shared/remote/standalone';
import remote from './remote.tsx';

await startAlone(remote);
