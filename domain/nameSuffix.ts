import type { ParsedResume } from './resume.ts';

const SUFFIX = '(jr|sr|iii|ii|iv)(\\.?)(?![\\p{L}\\p{N}])';

function printed(suffix: string, dot: string): string {
  const isWord = /^[js]r$/iu.test(suffix);
  return isWord ? `${suffix.slice(0, 1).toUpperCase()}r${dot}` : suffix.toUpperCase();
}

/**
 * The last name with the suffix that is printed after it, such as "Castellano III". The reader
 * gives names without it, and the review has no field of its own for it.
 */
export function lastnameWithSuffix({ lastname, evidence = [] }: ParsedResume): string | null {
  const source = evidence.find(({ pointer }) => pointer === '/lastname')?.source ?? '';
  if (lastname === null || lastname === '') return lastname;
  const name = lastname.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const [, suffix, dot = ''] = new RegExp(`${name}[,\\s]+${SUFFIX}`, 'iu').exec(source) ?? [];
  return suffix === undefined ? lastname : `${lastname} ${printed(suffix, dot)}`;
}
