import { expect, test } from 'vitest';
import { exampleFaults, operations } from '#tests/support/contract.ts';

const inputs = operations.flatMap((operation) =>
  operation.inputs.map((input) => ({
    title: `${operation.operationId} ${input.place} ${input.name}`.trim(),
    operation,
    input,
  })),
);
const bodies = inputs.filter(({ input }) => input.place === 'body');

test('gives every body, and every parameter that a call cannot do without, an example', () => {
  const without = inputs
    .filter(({ input }) => input.isRequired || input.place === 'body')
    .filter(({ input }) => input.example === undefined);
  expect(without.map(({ title }) => title)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(80);
});

test.each(inputs.filter(({ input }) => input.example !== undefined))(
  'has an example that fits its own schema: $title',
  ({ operation, input }) => {
    expect(exampleFaults(operation, input)).toEqual([]);
  },
);

test('finds an example that lacks a field, and one that has a field too many', () => {
  const signIn = bodies.find(({ operation }) => operation.operationId === 'signIn');
  if (!signIn) throw new Error('No contract has signIn.');
  const faults = (example: unknown) =>
    exampleFaults(signIn.operation, { ...signIn.input, example });
  expect(faults({ Email: 'robin.sample@example.com' })).toEqual([
    " must have required property 'Password'",
  ]);
  expect(faults({ Email: 'robin.sample@example.com', Password: 'p', Age: 40 })).toEqual([
    ' must NOT have additional properties',
  ]);
});
