import '../src/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './Gallery.tsx';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );
}
