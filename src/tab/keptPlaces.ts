/** The scroll position of each history entry of the tab, in pixels; lost at a reload. */
export const keptPlaces = new Map<string, number>();

/** The list link that last had the focus, by history entry of the tab. */
export const keptLinks = new Map<string, string>();

/** To be called when a person signs out: the next one reads from the top. */
export function clearKeptPlaces(): void {
  keptPlaces.clear();
  keptLinks.clear();
}
