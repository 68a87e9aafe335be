import { expect, test } from 'vitest';
import { reviewLimit } from '#domain/reviewLimits.ts';
import user from '#openapi/user.json' with { type: 'json' };

const { ParsedResume, EducationItem, WorkExperienceItem } = user.components.schemas;

/** The limits that a contract gives to the texts of a record, by name. */
function limitsOf(properties: object): [string, number][] {
  return Object.entries(properties).flatMap(([name, schema]: [string, object]) => {
    const items: unknown = Reflect.get(schema, 'items');
    const text = typeof items === 'object' && items !== null ? items : schema;
    const limit: unknown = Reflect.get(text, 'maxLength');
    return typeof limit === 'number' ? [[name, limit]] : [];
  });
}

// "remote" is chosen from a list.
const about = limitsOf(ParsedResume.properties).filter(([name]) => name !== 'remote');

test.each([
  ...about.map(([name, limit]) => [name === 'skills' ? '/skill' : `/${name}`, limit] as const),
  ...limitsOf(EducationItem.properties).map(([name, of]) => [`/education/0/${name}`, of] as const),
  ...limitsOf(WorkExperienceItem.properties).map(
    ([name, of]) => [`/work_experience/0/${name}`, of] as const,
  ),
])('keeps the limit of the contract for %s in the form', (pointer, limit) => {
  expect(reviewLimit(pointer)).toBe(limit);
});
