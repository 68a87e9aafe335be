import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { realSessionCalls } from '#src/api/actors/session.ts';
import { AppRouter } from '#src/AppRouter.tsx';
import { setUpText } from '#src/i18n/setup.ts';
import { AppRoutes } from '#src/routes/AppRoutes.tsx';
import { followAdministrator } from '#src/session/followAdministrator.ts';
import { languageFor } from '#src/session/followLanguage.ts';
import { viewGate } from '#src/session/view.ts';
import { startSession } from '#src/session/session.ts';
import { keptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

/** Starts the session, then replaces the content of index.html with the page of the address. */
export async function startApp(): Promise<void> {
  startSession(realSessionCalls, viewGate);
  followAdministrator();
  await setUpText(languageFor(keptDisplay().choices.Language));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const app = createRoot(root);
  // Rendered as a transition, so that a slow phone can react in between.
  startTransition(() =>
    app.render(
      <StrictMode>
        <AppRouter>
          <AppRoutes />
        </AppRouter>
      </StrictMode>,
    ),
  );
}
