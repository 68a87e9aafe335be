/**
 * npm runs a script through a shell. A signal to npm ends the shell but not the server, which
 * would keep its port and its data. So the server ends when its parent has ended.
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
