import { announce as say } from './announce.ts';

/**
 * Stands in for react-aria's own live announcer (vite.config.ts swaps it in), for two reasons: there must be one
 * pair of live regions, and react-aria 3.53 clears its regions through innerHTML, which Trusted Types refuse.
 */

type Message = string | { 'aria-labelledby': string };

/** The contract of react-aria: a value that changes under the fingers, such as a date part. */
export function announce(
  message: Message,
  assertiveness: 'assertive' | 'polite' = 'assertive',
): void {
  const text =
    typeof message === 'string'
      ? message
      : message['aria-labelledby']
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ');
  say(text, { assertive: assertiveness === 'assertive', replaces: 'react-aria' });
}

/** Nothing to clear: a newer value replaces a waiting one, and spoken ones leave by themselves. */
export function clearAnnouncer(): void {}

/** The regions belong to Announcer.tsx. */
export function destroyAnnouncer(): void {}
