import '#src/ui/styles/styles.css';
import { sayNotStarted } from '#src/notStarted.ts';
import { applyDisplay, DISPLAY_KEY, keptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

/**
 * Resolves when the content of index.html is painted; at once in a hidden tab, which paints
 * nothing.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

applyDisplay(keptDisplay().choices);
// Another tab of this device, whose panel is open.
addEventListener('storage', ({ key }) => {
  if (key === DISPLAY_KEY) applyDisplay(keptDisplay().choices);
});
// A slow phone paints nothing while it reads or renders the app, so the paint comes first.
void firstPaint()
  .then(() => import('#src/App.tsx'))
  .then(({ startApp }) => startApp())
  .catch((error: unknown) => {
    sayNotStarted(() => window.location.reload());
    throw error;
  });
