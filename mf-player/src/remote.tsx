import type { RemoteModule } from 'mf-shared/contracts/remote';
import { PlayerRoutes } from './routes.tsx';

const remote: RemoteModule = { name: 'player', Routes: PlayerRoutes };
export default remote;
