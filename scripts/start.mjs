// Plain JavaScript, because an older Node cannot read TypeScript, and must report that.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Our Ability needs Node 22.18 or newer and was started by Node ${process.versions.node}. ` +
      'Type "npm ci", then "npm start"; if that was it, install Node 24 from nodejs.org.',
  );
  process.exit(1);
}
await import('./start.ts');
