/** How a page is read; the other readings are for pages that the usual one does not fit. */
export type Reading = 'usual' | 'uneven columns' | 'lowered labels' | 'rows';

/** All readings, the usual one first. */
export const READINGS: readonly Reading[] = ['usual', 'uneven columns', 'lowered labels', 'rows'];
