import '../styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SkipLink } from '../SkipLink.tsx';
import { applyTheme } from '../theme.ts';
import { UiProvider } from '../UiProvider.tsx';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system');

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider navigate={(to) => history.pushState(null, '', to)} locale="en-US">
        <SkipLink>Skip to main content</SkipLink>
        <Gallery open={query.get('open') ?? ''} />
      </UiProvider>
    </StrictMode>,
  );
}
