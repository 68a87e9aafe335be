import { expect, test } from 'vitest';
import user from '#openapi/user.json' with { type: 'json' };
import { HELP_REPORT_LIMITS, WAYS_OF_WORKING } from './helpReport.ts';

test('has the choices and the limits of the contract', () => {
  const { properties } = user.components.schemas.HelpReport;
  expect(properties.ways.items.enum).toEqual(WAYS_OF_WORKING);
  for (const [name, limit] of Object.entries(HELP_REPORT_LIMITS))
    expect(properties[name as keyof typeof HELP_REPORT_LIMITS].maxLength).toBe(limit);
});
