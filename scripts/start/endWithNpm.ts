/**
 * npm runs a script through a shell, and a signal to npm ends the shell but not what the shell runs: the server would go
 * on with nobody to stop it, holding its port and its data. So it ends when its parent has.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
