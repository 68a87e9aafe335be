import { serveApp } from './servedApp.ts';
import { isRequest, type Reply } from './serverMessages.ts';

/**
 * The real server as a process of its own, which a test can kill; started by startApp. TEST_SERVED
 * has its options.
 */
const app = await serveApp(JSON.parse(process.env['TEST_SERVED'] ?? ''));
const send = (reply: Reply) => process.send?.(reply);

process.on('message', (message) => {
  if (isRequest(message)) void app.answer(message).then(send);
});
process.on('disconnect', () => process.exit());
send({ kind: 'ready', url: app.url });
