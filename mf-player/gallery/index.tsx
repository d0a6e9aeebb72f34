import { showGallery } from 'mf-shared/gallery';
import { BoardSection } from './BoardSection.tsx';
import { CardsSection } from './CardsSection.tsx';

showGallery(
  <>
    <BoardSection />
    <CardsSection />
  </>,
);
