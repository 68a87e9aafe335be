import { type Body, type Call, callsOf, type Contract, resolve, type Schema } from './document.ts';
import { html, type Html } from '#server/http/html.ts';
import { readPolicy } from '#server/http/readPolicy.ts';
import { callersOf } from './callers.ts';
import { fieldsOf, limitsOf, typeOf } from './schema.ts';

/** One backend and where it is served, such as "/api/user". */
export interface Api {
  readonly name: string;
  readonly base: string;
  readonly contract: Contract;
}

const origins: Readonly<Record<string, string>> = {
  assumed: 'The product spec names this call and leaves its shape open.',
  extension: 'An addition of this project to the product spec.',
};

/** A whole page: title, navigation of all backends, and what it says. */
function page(title: string, apis: readonly Api[], here: Api | null, main: Html): string {
  const links = [
    { href: '/api/docs', text: 'Overview', isHere: here === null },
    ...apis.map((api) => ({
      href: `/api/docs/${api.name}`,
      text: api.contract.info.title,
      isHere: api === here,
    })),
  ];
  const items = links.map(
    ({ href, text, isHere }) =>
      html`<li><a href="${href}" ${isHere ? html`aria-current="page"` : null}>${text}</a></li>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Our Ability</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to main content</a>
        <header>
          <nav aria-label="APIs">
            <ul>
              ${items}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`.text;
}

function bodyOf(contract: Contract, body: Body, title: string): Html {
  const parts = Object.entries(resolve(contract, body).content ?? {}).map(
    ([media, { schema, example }]) =>
      html`<p><code>${media}</code>${schema?.properties ? null : html`: ${typeOf(schema)}`}</p>
        ${schema?.properties ? fieldsOf(schema, title) : null}
        ${
          example === undefined
            ? null
            : html`<p>For example:</p>
                <pre><code>${JSON.stringify(example, null, 2)}</code></pre>`
        }`,
  );
  return html`${parts}`;
}

function callSection({ base, contract }: Api, call: Call): Html {
  const { operation, parameters } = call;
  const { operationId, summary, description, requestBody, responses = {} } = operation;
  const origin = origins[operation['x-origin'] ?? ''] ?? null;
  const inputs: Schema = {
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, in: place, description: words, schema }) => [
        name,
        {
          ...schema,
          description: [`In the ${place}`, words, limitsOf(schema ?? {})]
            .filter(Boolean)
            .join('. '),
        },
      ]),
    ),
  };
  const answers = Object.entries(responses).map(([status, answer]) => {
    const said = resolve(contract, answer);
    const words = status === 'default' ? 'Any failure' : status;
    return html`<dt>${words}: ${said.description ?? ''}</dt>
      <dd>${bodyOf(contract, said, 'Fields')}</dd>`;
  });
  return html`<section aria-labelledby="${operationId}">
    <h3 id="${operationId}">${summary ?? operationId}</h3>
    <p class="call"><code>${call.method} ${base}${call.path}</code></p>
    <p>Operation <code>${operationId}</code>. ${origin}</p>
    <p>Who may call it: ${callersOf(readPolicy(operation)).join(' ')}</p>
    ${description === undefined ? null : html`<p>${description}</p>`}
    ${parameters.length === 0 ? null : fieldsOf(inputs, 'Parameters')}
    ${
      requestBody
        ? html`<h4>Request body</h4>
            ${bodyOf(contract, requestBody, 'Fields')}`
        : null
    }
    <h4>Answers</h4>
    <dl>${answers}</dl>
  </section>`;
}

/** Every call and every named type of one backend. */
export function apiPage(apis: readonly Api[], api: Api): string {
  const { info, components } = api.contract;
  const calls = callsOf(api.contract);
  const schemas = Object.entries(components?.['schemas'] ?? {}) as [string, Schema][];
  const list = calls.map(
    ({ method, path, operation }) =>
      html`<li>
        <a href="#${operation.operationId}">${operation.summary ?? operation.operationId}</a>
        <code>${method} ${path}</code>
      </li>`,
  );
  const types = schemas.map(
    ([name, schema]) =>
      html`<section aria-labelledby="schema-${name}">
        <h3 id="schema-${name}">${name}</h3>
        ${schema.description === undefined ? null : html`<p>${schema.description}</p>`}
        ${fieldsOf(schema, 'Fields')}
      </section>`,
  );
  return page(
    info.title,
    apis,
    api,
    html`<p>${info.description ?? ''}</p>
      <p>
        Base address <code>${api.base}</code>. The contract itself, in OpenAPI 3.1:
        <a href="/api/docs/${api.name}.json">${api.name}.json</a>.
      </p>
      <h2>Calls</h2>
      <ul>
        ${list}
      </ul>
      ${calls.map((call) => callSection(api, call))}
      <h2>Types</h2>
      ${types}`,
  );
}

/** How to begin, and the way to each backend. */
export function overviewPage(apis: readonly Api[]): string {
  const list = apis.map(
    ({ name, base, contract }) =>
      html`<li>
        <a href="/api/docs/${name}">${contract.info.title}</a> (<code>${base}</code>):
        ${contract.info.description ?? ''}
      </li>`,
  );
  return page(
    'API documentation',
    apis,
    null,
    html`<p>
        What this server can be asked, made from the contracts that it checks every request and
        answer against.
      </p>
      <h2>APIs</h2>
      <ul>
        ${list}
      </ul>
      <h2>Signing in</h2>
      <p>
        <code>POST /api/user/signIn</code> gives an access token and a refresh token. Send the
        access token with each call: <code>Authorization: Bearer TOKEN</code>. Who may see or change
        what is decided by the token, never by an id in the address.
      </p>
      <h2>Failures</h2>
      <p>
        A failure is a <code>application/problem+json</code> document (RFC 9457). Its
        <code>code</code> stays the same between versions; <code>errors</code> point to the fields
        that are wrong. With status 429 or 503 the header <code>Retry-After</code> says when to try
        again.
      </p>
      <h2>Records that others may have changed</h2>
      <p>
        A record has an <code>_etag</code>. Sent back as <code>If-Match</code>, a change of a record
        that is newer by now is refused with status 412.
      </p>`,
  );
}
