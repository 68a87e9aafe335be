/** Signs of activity: a key, a pointer, a touch, focus that moves, scrolling. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'focusin'] as const;
/** A moving mouse sends sixty events a second; one is enough. */
const PAUSE_MS = 1000;

/**
 * Calls back at each sign of activity, at most once a second.
 * @returns stops listening
 */
export function listenForActivity(onActivity: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const notice = () => {
    const now = Date.now();
    // If the clock was set back, activity still counts.
    if (now >= lastAt && now - lastAt < PAUSE_MS) return;
    lastAt = now;
    onActivity();
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  // Scroll events do not bubble, so they are captured.
  document.addEventListener('scroll', notice, options);
  return () => listening.abort();
}
