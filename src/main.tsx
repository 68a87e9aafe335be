import '#src/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setUpText } from '#src/i18n/setup.ts';
import { AppRoutes } from '#src/routes.tsx';
import { startSession } from '#src/session/session.ts';
import { applyTheme, storedTheme } from '#src/ui/theme.ts';

applyTheme(storedTheme());
startSession();
await setUpText();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>,
);
