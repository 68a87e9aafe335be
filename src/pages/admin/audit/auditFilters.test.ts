import { expect, test } from 'vitest';
import { auditAsked } from '#src/pages/admin/audit/auditFilters.ts';

const none = { administrator: '', kind: '', person: '', from: '', to: '' };

test('asks for whole days where the reader is, the last one included', () => {
  const { from, to } = auditAsked({ ...none, from: '2026-11-01', to: '2026-11-30' });
  expect(from).toBe(new Date(2026, 10, 1).toISOString());
  expect(to).toBe(new Date(2026, 11, 1).toISOString());
});

test('leaves out a filter of the address that cannot be', () => {
  expect(
    auditAsked({ ...none, administrator: 'alex', kind: 'nothing', from: '2026-02-31' }),
  ).toEqual({});
  expect(auditAsked(none)).toEqual({});
});

test('passes on administrator, kind and the words of a name', () => {
  const administrator = '6f6b9cbe-58a6-4c0e-9bb7-0f3f5d1b4c11';
  expect(auditAsked({ ...none, administrator, kind: 'view', person: 'dana whit' })).toEqual({
    administrator,
    kind: 'view',
    person: 'dana whit',
  });
});
