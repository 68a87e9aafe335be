/** Node runs the TypeScript files directly from this version on. */
const oldest = 24;

/**
 * Says clearly when a command was started by an older Node than the one in the lock file.
 * @throws Error with the line to type instead
 */
export function checkNode(version: string = process.versions.node): void {
  const major = Number(version.split('.')[0]);
  if (major >= oldest) return;
  throw new Error(
    `This needs Node ${oldest} or newer and was started by Node ${version}. ` +
      'Type "npm ci", then use the npm scripts ("npm start", "npm test"): they bring their own Node.',
  );
}
