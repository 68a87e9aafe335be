import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { offeredLanguages } from '#domain/languages.ts';
import type { Config } from '#server/config.ts';
import { readBuiltPages } from '#server/http/builtPages.ts';
import { sendNotFound } from '#server/http/errors.ts';
import { leaveOutDocumentHeaders } from '#server/http/securityHeaders.ts';

const settingsTag = /<meta name="oa-settings" content="[^"]*"\s*\/?>/;
const titleTag = /<title>[^<]*<\/title>/;

/** Settings of this deployment, inside the page so that they cost no request. */
function settingsFor(config: Config): object {
  return {
    apis: config.apiBases,
    bugReportUrl: config.bugReportUrl,
    languages: offeredLanguages(config.production),
    helpContact: config.helpContact,
    demoMailbox: !config.production && config.smtpUrl === null,
    samplePeople: !config.production,
    sessionIdleMinutes: config.sessionIdleMinutes,
    socialProvider: config.socialProvider?.name ?? null,
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/**
 * Serves the built browser app: hashed assets for a year, and its page, with the title that it has
 * at the address, for every address outside the APIs.
 */
export async function registerWebApp(
  app: FastifyInstance,
  options: { readonly config: Config; readonly webRoot: string | null },
): Promise<void> {
  const { config, webRoot } = options;
  if (webRoot === null) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const html = await readFile(join(webRoot, 'index.html'), 'utf8');
  if (!settingsTag.test(html)) throw new Error('index.html has no oa-settings tag to fill in.');
  const page = html.replace(
    settingsTag,
    () =>
      `<meta name="oa-settings" content="${escapeAttribute(JSON.stringify(settingsFor(config)))}">`,
  );
  const builtPageAt = await readBuiltPages(webRoot);
  const pageAt = (path: string): string => {
    const { title, preloads } = builtPageAt(path);
    const titled =
      title === undefined
        ? page
        : page.replace(titleTag, () => `<title>${escapeText(title)}</title>`);
    return titled.replace('</head>', () => `${preloads}</head>`);
  };
  await app.register(staticFiles, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // The build wrote a .br and a .gz beside each file that gets smaller.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (/\.(js|css|woff2)(\.(br|gz))?$/.test(path)) leaveOutDocumentHeaders(reply);
    },
    // A missing script of an older build must be a plain 404, never the page.
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage) return sendNotFound(request, reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageAt(path));
  });
}
