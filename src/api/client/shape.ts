import type { Shape, Shapes } from '#openapi/shapes.ts';

/**
 * Where a value is not what its shape says, such as "/jobs/0/title"; null when it fits. Members
 * that the shape does not name are fine: a newer server may send more.
 */
export function misfit(value: unknown, shape: Shape, { parts }: Shapes): string | null {
  const misfitOf = (inner: unknown, wanted: Shape | undefined, place: string): string | null => {
    if (typeof wanted === 'number') return misfitOf(inner, parts[wanted], place);
    if (wanted === undefined || wanted === '') return null;
    if (typeof wanted === 'string') return wanted.includes(letterOf(inner)) ? null : place;
    if ('u' in wanted)
      return wanted.u.some((one) => misfitOf(inner, one, place) === null) ? null : place;
    if ('l' in wanted) {
      if (!Array.isArray(inner)) return place;
      return first(inner, (one, at) => misfitOf(one, wanted.l, `${place}/${at}`));
    }
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return place;
    return first(Object.entries(wanted.o), ([written, member]) => {
      const name = written.replace(/\?$/, '');
      const found: unknown = Reflect.get(inner, name);
      const at = `${place}/${name}`;
      if (found === undefined) return name === written ? at : null;
      return misfitOf(found, member, at);
    });
  };
  return misfitOf(value, shape, '');
}

function first<One>(
  all: readonly One[],
  check: (one: One, at: number) => string | null,
): string | null {
  for (const [at, one] of all.entries()) {
    const found = check(one, at);
    if (found !== null) return found;
  }
  return null;
}

function letterOf(value: unknown): string {
  if (value === null) return '0';
  return { string: 's', number: 'n', boolean: 'b' }[typeof value as string] ?? '-';
}
