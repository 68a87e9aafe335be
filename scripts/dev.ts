import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { offeredLanguages } from '#domain/languages.ts';

/**
 * `npm run dev`: the browser app with hot reload and the server, which restarts on every
 * change, behind one address.
 */
const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;

const server = spawn(process.execPath, ['--watch', join(root, 'server/start.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(apiPort) },
});
const settings = JSON.stringify({
  demoMailbox: !process.env['SMTP_URL'],
  samplePeople: true,
  languages: offeredLanguages(false),
});
const api = `http://localhost:${apiPort}`;
const web = await createServer({
  root,
  plugins: [
    {
      name: 'settings-of-development',
      transformIndexHtml: (html) =>
        html.replace('name="oa-settings" content="{}"', `name="oa-settings" content='${settings}'`),
    },
  ],
  server: { port, strictPort: true, proxy: { '/api': api, '/health': api } },
});
await web.listen();
console.log(`The browser app with hot reload: http://localhost:${port} (APIs on ${apiPort})`);

const stop = async () => {
  server.kill('SIGTERM');
  await web.close();
  process.exit();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
