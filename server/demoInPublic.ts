import type { Config } from '#server/config.ts';

const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Printed at the start: anyone who reads the mailbox can take over every account. */
export const demoWarning =
  'This is a demo that other machines may reach: anybody can sign in with the demo accounts, one of which is an\n' +
  'administrator, and read every mail in the demo mailbox, so anybody can take over any account. Let no real\n' +
  'person use it. For real people set NODE_ENV=production.';

/** Whether a server that is not in production may be reached from elsewhere. */
export function isDemoInPublic({ production, host, publicUrl }: Config): boolean {
  if (production) return false;
  return !ownNames.test(host) || !ownNames.test(new URL(publicUrl).hostname);
}
