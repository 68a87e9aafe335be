import type { Document } from './shapes.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * The text of the type of the calls that the browser makes: all but those that say
 * `x-browser: false`, so that its clients do not have the others. Empty where it makes none.
 */
export function browserPaths({ paths }: Document): string {
  const members = Object.entries(paths).flatMap(([path, operations]) => {
    const own = methods.filter((method) => operations[method] !== undefined);
    const called = own.filter((method) => operations[method]?.['x-browser'] !== false);
    if (called.length === 0) return [];
    const whole = `paths[${JSON.stringify(path)}]`;
    const kinds = called.map((method) => JSON.stringify(method)).join(' | ');
    const part = called.length === own.length ? whole : `Pick<${whole}, "parameters" | ${kinds}>`;
    return [`    ${JSON.stringify(path)}: ${part};\n`];
  });
  return members.length === 0 ? '' : `export interface BrowserPaths {\n${members.join('')}}\n`;
}
