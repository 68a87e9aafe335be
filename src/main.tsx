import { startApp } from '#src/App.tsx';
import '#src/ui/styles/styles.css';
import { applyDisplay, DISPLAY_KEY, keptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

/** Resolves when what index.html brings is on the screen; at once in a tab that nobody looks at, which paints nothing. */
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
// A slow phone paints nothing while the app renders, so the paint comes first.
void firstPaint().then(startApp);
