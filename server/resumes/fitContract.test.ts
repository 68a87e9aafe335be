import { expect, it } from 'vitest';
import { fitContract, type SizedSchema } from './fitContract.ts';

const schemas: Readonly<Record<string, SizedSchema>> = {
  Person: {
    properties: {
      name: { maxLength: 4 },
      skills: { maxItems: 2, items: { maxLength: 3 } },
      jobs: { items: { $ref: '#/components/schemas/Job' } },
    },
  },
  Job: { properties: { title: { maxLength: 5 } } },
};
const fit = <Value>(value: Value) => fitContract(value, { $ref: 'Person' }, schemas);

it('cuts texts and lists at the sizes of the schema, however deep', () => {
  expect(
    fit({
      name: 'Marisol',
      skills: ['Excel', 'C', 'Java'],
      jobs: [{ title: 'Cashier', years: 3 }],
    }),
  ).toEqual({ name: 'Mari', skills: ['Exc', 'C'], jobs: [{ title: 'Cashi', years: 3 }] });
});

it('leaves alone what fits, what is nothing, and what the schema does not name', () => {
  const value = { name: null, skills: [], other: 'as long as it likes', present: true };
  expect(fit(value)).toEqual(value);
});
