import '@silverjobs/ui/styles.css';
import { UiProvider } from '@silverjobs/ui';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Gallery />
    </UiProvider>,
  );
}
