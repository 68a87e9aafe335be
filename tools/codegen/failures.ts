import type { Document } from './shapes.ts';

/**
 * The text of the module that says what a call is told as when it fails after its page was left:
 * `x-failure` of its operation, the name of its text (src/i18n, "session:late.calls").
 * @throws Error where two backends have the same call, which the browser could not tell apart
 */
export function failuresModule(documents: readonly Document[]): string {
  const names = new Map<string, string>();
  for (const { paths } of documents) {
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const name = operation['x-failure'];
        if (name === undefined) continue;
        const call = `${method.toUpperCase()} ${path}`;
        if (names.has(call)) throw new Error(`Two backends have ${call}.`);
        names.set(call, name);
      }
    }
  }
  const kinds = [...new Set(names.values())].toSorted().map((name) => JSON.stringify(name));
  return `export const failures: { readonly [call: string]: ${kinds.join(' | ')} | undefined } = ${JSON.stringify(Object.fromEntries(names), null, 1)};\n`;
}
