import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '#src/api/queries/auditLog.ts';
import { loadLanguage, setUpText, showLanguage } from '#src/i18n/setup.ts';
import { useAuditWords } from '#src/pages/admin/audit/useAuditWords.ts';
import { operations } from '#tests/support/contract.ts';
import { sectionOf } from '#src/pages/admin/audit/auditSections.ts';

const event: AuditEvent = {
  id: '1',
  at: '2026-11-22T15:18:00Z',
  who: 'Alex Morgan',
  actingAs: null,
  onWhom: null,
  kind: 'looked',
  part: null,
  about: null,
  changed: [],
  result: 'done',
};

function What(changes: Partial<AuditEvent>) {
  return <p>{useAuditWords()({ ...event, ...changes })}</p>;
}

const cases: readonly (readonly [Partial<AuditEvent>, string])[] = [
  [{ kind: 'viewEnded' }, 'View ended'],
  [{ kind: 'viewStarted', about: 'Called us.' }, 'View started. Reason: “Called us.”'],
  [
    { kind: 'changed', part: 'updateUserWorkHistory', changed: ['EndDate', 'JobTitle'] },
    'Changed Work History: end date, job title',
  ],
  [
    { kind: 'changed', part: 'updateUser', changed: ['Phone', 'q2', 'q3w', 'Relocate'] },
    'Changed Basic Details: phone, answer 2, work preference 3, willing to move',
  ],
  [
    { kind: 'refused', part: 'getUserAccommodation', result: 'refused' },
    'Asked for Accommodation Details',
  ],
  [{ kind: 'looked', part: 'somethingNew' }, 'Looked at another part'],
  [
    { kind: 'memberConfirmed', about: 'Harborwren Mutual' },
    'Confirmed a member of Harborwren Mutual',
  ],
  [{ kind: 'memberConfirmed' }, 'Confirmed a member of a company'],
  [{ kind: 'accountLookedUp' }, 'Looked up an address'],
];

beforeAll(() => setUpText());
afterEach(() => showLanguage('en'));

test.each(cases)('says what was done in words: %j', async (changes, words) => {
  render(
    <Suspense>
      <What {...changes} />
    </Suspense>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});

test('knows the operations of its sections by the names of the contracts', () => {
  const known = operations.filter(({ operationId }) => sectionOf(operationId) !== null);
  expect(known.length).toBeGreaterThan(80);
});

/** The calls with which an administrator changes a person's area. */
const CHANGES =
  /^(updateUser|(create|update)User(Profile|Degree|WorkHistory|Skill|Credential|SOC)(ById)?|updateCandidateInsights)$/;
/** What a change says beside the record. */
const ASIDE = ['UserGuid', '_etag', 'message'];

test('names every field that an administrator can change in the language of the page', async () => {
  const fields = operations
    .filter(({ operationId }) => CHANGES.test(operationId))
    .flatMap(({ payload }) => payload)
    .filter((field) => !ASIDE.includes(field));
  expect(fields.length).toBeGreaterThan(80);
  await loadLanguage('ar');
  await showLanguage('ar');
  render(
    <Suspense>
      <What kind="changed" part="updateUser" changed={[...new Set(fields)]} />
    </Suspense>,
  );
  // Not a word in other letters.
  const words = await screen.findByText(/البريد الإلكتروني/);
  expect(words.textContent).not.toMatch(/[a-z]/i);
});
