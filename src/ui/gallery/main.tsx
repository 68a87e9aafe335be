import '#src/ui/styles/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SkipLink } from '#src/ui/skipLink/SkipLink.tsx';
import { displayChange, STANDARD_DISPLAY } from '#domain/display.ts';
import { applyDisplay } from '#src/ui/uiProvider/displayProfile.ts';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(location.search);
applyDisplay({ ...STANDARD_DISPLAY, ...displayChange('Theme', query.get('theme') ?? '') });

// A language that is written from the right, with the digits of the others.
const isFromRight = query.get('dir') === 'rtl';
document.documentElement.dir = isFromRight ? 'rtl' : 'ltr';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider
        navigate={(to) => history.pushState(null, '', to)}
        locale={isFromRight ? 'he-IL' : 'en-US'}
      >
        <SkipLink>Skip to main content</SkipLink>
        <Gallery open={query.get('open') ?? ''} />
      </UiProvider>
    </StrictMode>,
  );
}
