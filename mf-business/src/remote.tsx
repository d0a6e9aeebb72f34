import type { RemoteModule } from 'mf-shared/contracts/remote';
import { BusinessRoutes } from './routes.tsx';

export default { name: 'business', Routes: BusinessRoutes } satisfies RemoteModule;
