/** The parts of a page for the tests of the checks. */
export interface Parts {
  title?: string;
  lang?: string;
  head?: string;
  header?: string;
  main?: string;
  /** After the main part, outside every landmark. */
  end?: string;
}

const style = `
  :root { color-scheme: light dark; font-size: 112.5%; }
  body { margin: 0; font-family: sans-serif; color: #111; background: #fff; line-height: 1.5; }
  header, main { padding: 1rem; }
  a, button, input, label, select { display: inline-block; box-sizing: border-box; min-width: 44px; min-height: 44px; font: inherit; }
  a, button { padding: 0.5rem; color: #003a3a; background: #fff; border: 2px solid #003a3a; }
  input { border: 2px solid #111; color: #111; background: #fff; max-width: 100%; }
  :focus-visible { outline: 3px solid #003a3a; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body, input { color: #fff; background: #111; }
    a, button { color: #bff; background: #111; border-color: #bff; }
    :focus-visible { outline-color: #bff; }
  }
`;

const goodMain = `
  <h1>Sign in</h1>
  <h2>Your account</h2>
  <form aria-label="Sign in">
    <p><label for="email">Email</label> <input id="email" type="email" autocomplete="email" aria-describedby="hint"></p>
    <p id="hint">The address you signed up with.</p>
    <button type="submit">Sign in</button>
  </form>`;

/** A small page without any finding; a given part replaces the good one. */
export function goodPage(parts: Parts = {}): string {
  return `<!doctype html>
<html lang="${parts.lang ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${parts.title ?? 'Sign in – Our Ability'}</title>
    <style>${style}</style>
    ${parts.head ?? ''}
  </head>
  <body>
    <header>${parts.header ?? '<nav aria-label="Main"><a href="#start">Our Ability</a></nav>'}</header>
    <main id="start">${parts.main ?? goodMain}</main>
    <div data-live-announcer="true"><div role="status" aria-live="polite"></div></div>
    ${parts.end ?? ''}
  </body>
</html>`;
}

/** The good main part with more at its end. */
export function withMore(more: string): Parts {
  return { main: `${goodMain}${more}` };
}
