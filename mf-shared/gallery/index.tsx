import { BasicsSection } from './BasicsSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { showGallery } from './show.tsx';

// Every shared component of the design system in all its states.
showGallery(
  <>
    <CardsSection />
    <BasicsSection />
    <FieldsSection />
    <MessagesSection />
  </>,
);
