import { showGallery } from 'mf-shared/gallery';
import { OfflineBanner } from '../src/layout/OfflineBanner.tsx';

showGallery(<OfflineBanner />);
