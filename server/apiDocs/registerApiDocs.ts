import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Api, apiPage, overviewPage } from './page.ts';

/** Serves the API documentation (/api/docs) and each contract (/api/docs/user.json) to anybody. */
export async function registerApiDocs(app: FastifyInstance, apis: readonly Api[]): Promise<void> {
  const style = await readFile(join(import.meta.dirname, 'style.css'), 'utf8');
  // Each page is made at its first request, so that the server starts faster, and then kept.
  const written = new Map<string, string>();
  const serve = (path: string, type: string, write: () => string) =>
    app.get(path, async (_request, reply) => {
      const text = written.get(path) ?? write();
      written.set(path, text);
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text);
    });
  serve('/api/docs', 'text/html', () => overviewPage(apis));
  serve('/api/docs/style.css', 'text/css', () => style);
  for (const api of apis) {
    serve(`/api/docs/${api.name}`, 'text/html', () => apiPage(apis, api));
    serve(`/api/docs/${api.name}.json`, 'application/json', () => JSON.stringify(api.contract));
  }
}
