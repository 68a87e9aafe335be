import '#src/ui/styles.css';
import { applyTheme, storedTheme } from '#src/ui/theme.ts';

/** Resolves when what index.html brings is on the screen; at once in a tab that nobody looks at, which paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

applyTheme(storedTheme());
// The app is long to read for a slow phone, and while it is read nothing is painted: so the paint comes first.
void firstPaint()
  .then(() => import('#src/App.tsx'))
  .then(({ startApp }) => startApp());
