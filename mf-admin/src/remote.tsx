import type { RemoteModule } from 'mf-shared/contracts/remote';
import { AdminRoutes } from './routes.tsx';

export default { name: 'admin', Routes: AdminRoutes } satisfies RemoteModule;
