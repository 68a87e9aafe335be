import { describe, expect, test } from 'vitest';
import { shapes as jobs } from '#openapi/jobs.shapes.ts';
import { shapes as matching } from '#openapi/matching.shapes.ts';
import { shapes as places } from '#openapi/places.shapes.ts';
import { shapes as resume } from '#openapi/resume.shapes.ts';
import type { Shape, Shapes } from '#openapi/shapes.ts';
import { shapes as user } from '#openapi/user.shapes.ts';
import { misfit } from '#src/api/client/shape.ts';

/** A value that fits a shape, with everything that may be missing. */
function sample(shape: Shape | undefined, shapes: Shapes): unknown {
  if (typeof shape === 'number') return sample(shapes.parts[shape], shapes);
  if (shape === undefined || shape === '') return 'anything';
  if (typeof shape === 'string') return { s: 'text', n: 1, b: true, 0: null }[shape[0] ?? ''];
  if ('u' in shape) return sample(shape.u.at(-1), shapes);
  if ('l' in shape) return [sample(shape.l, shapes)];
  const members = Object.entries(shape.o);
  return Object.fromEntries(
    members.map(([name, inner]) => [name.replace('?', ''), sample(inner, shapes)]),
  );
}

type Place = readonly (string | number)[];

/** Every place in a value, from the whole to each part. */
function partsOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inner.flatMap(([key, one]) => partsOf(one, [...at, key]))];
}

/** The value with another one at a place. */
function put(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const changed = put(Reflect.get(Object(value), key), rest, other);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return { ...Object(value), [key]: changed };
}

const operations = Object.entries({ user, jobs, matching, resume, places }).flatMap(
  ([api, shapes]) =>
    Object.entries(shapes.answers).map(
      ([name, shape]) => [`${api} ${name}`, shape, shapes] as const,
    ),
);

describe('the shape of an answer', () => {
  test.each(operations)('refuses %s when a part of it is of no kind', (_name, shape, shapes) => {
    const whole = sample(shape, shapes);
    expect(misfit(whole, shape, shapes)).toBeNull();
    const nothing = Symbol('of no kind');
    for (const place of partsOf(whole))
      expect([place, misfit(put(whole, place, nothing), shape, shapes)]).toEqual([
        place,
        expect.any(String),
      ]);
  });

  test.each([
    ['a member is missing', { name: 'Robin' }, '/age'],
    ['a text is a number', { name: 1, age: 2 }, '/name'],
    ['a list is an object', { name: 'Robin', age: 2, jobs: {} }, '/jobs'],
    ['an entry of a list is wrong', { name: 'Robin', age: 2, jobs: ['a', null] }, '/jobs/1'],
    ['null stands for an object', null, ''],
    ['a list stands for an object', [], ''],
  ])('names the place when %s', (_what, value, place) => {
    const shape = { o: { name: 's0', age: 'n', 'jobs?': { l: 's' } } };
    expect(misfit(value, shape, { answers: {}, parts: [] })).toBe(place);
  });

  test.each([
    ['what may be missing is missing', { name: null, age: 2 }],
    ['there is more than was agreed', { name: 'Robin', age: 2, jobs: ['a'], more: 1 }],
  ])('accepts an answer when %s', (_what, value) => {
    const shape = { o: { name: 's0', age: 'n', 'jobs?': { l: 's' } } };
    expect(misfit(value, shape, { answers: {}, parts: [] })).toBeNull();
  });
});
