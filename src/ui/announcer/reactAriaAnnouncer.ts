import { announce as say } from './announce.ts';

/**
 * Replaces react-aria's own live announcer (by an alias in vite.config.ts), for two reasons: there
 * must be one pair of live regions, and react-aria 3.53 clears its regions through innerHTML,
 * which Trusted Types reject.
 */

type Message = string | { 'aria-labelledby': string };

/** React-aria's contract: a value that changes while it is edited, such as a date part. */
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

/** Nothing to clear: a newer value replaces a waiting one, and old ones are removed anyway. */
export function clearAnnouncer(): void {}

/** The regions belong to Announcer.tsx. */
export function destroyAnnouncer(): void {}
