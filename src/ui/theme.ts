export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'oa.theme';

/** The theme kept on this device; 'system' when none was chosen or storage is closed. */
export function storedTheme(): Theme {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme now. Call it with storedTheme() before the first render, so that nothing flashes. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

/** Shows a theme and keeps it for the next visit on this device. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // A closed storage only means that the choice ends with this visit.
  }
}
