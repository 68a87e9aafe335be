/** Node runs the TypeScript files directly from this version on. */
const oldest = [22, 18] as const;

/**
 * Reports when a command was started by an older Node than the one in the lock file.
 * @throws Error with the line to type instead
 */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Error(
    `This needs Node ${oldest.join('.')} or newer and was started by Node ${version}. ` +
      'Type "npm ci", then use the npm scripts ("npm start", "npm test"): they bring their own Node.',
  );
}
