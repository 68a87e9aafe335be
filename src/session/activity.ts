/** Signs of activity: a key, a pointer, a touch, focus that moves, scrolling. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'focusin'] as const;
/** A mouse that moves says so sixty times a second; once is enough. */
const PAUSE_MS = 1000;

/** Calls back for each sign of activity, at most once a second. @returns stops listening */
export function listenForActivity(onActivity: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const notice = () => {
    const now = Date.now();
    // A clock that was set back must not make anybody's keys go unnoticed.
    if (now >= lastAt && now - lastAt < PAUSE_MS) return;
    lastAt = now;
    onActivity();
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  // Scrolling does not bubble, and may be of any part of the page.
  document.addEventListener('scroll', notice, options);
  return () => listening.abort();
}
