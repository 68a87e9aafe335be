import { act, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { COACH_SCOPES } from '#domain/disclosure.ts';
import type { components } from '#openapi/user.ts';
import { AccommodationView } from '#src/components/profileView/AccommodationView.tsx';
import { AnswersView } from '#src/components/profileView/AnswersView.tsx';
import { type ProfileRecords, ProfileView } from '#src/components/profileView/ProfileView.tsx';
import { setUpText } from '#src/i18n/setup.ts';

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces(['profileView', 'profile', 'accommodation', 'questions']);
});
beforeEach(() => document.body.replaceChildren());

const UserGuid = '0d0a0b0c-0000-4000-8000-000000000001';
const own = { Id: UserGuid, UserGuid, _etag: 'W/"1"' };
/** What the server answers to a coach with the profile alone. */
const user: components['schemas']['User'] = {
  UserGuid,
  FirstName: 'Dana',
  LastName: 'Whitlock',
  Email: 'dana.whitlock@example.com',
  Summary: 'Nine years of helping people.',
  ProfileImage: null,
  MIME: null,
  Role: 2,
  _etag: 'W/"1"',
};
const full: ProfileRecords = {
  user: { ...user, Phone: '315-555-0142' },
  profile: { UserGuid, City: 'Albany', State: 'NY', PostalCode: '12207', Country: null },
  degrees: [
    {
      ...own,
      DegreeName: 'Accounting',
      SchoolName: 'Albany College',
      DegreeLevelId: 3,
      StartYear: 2012,
      YearCompleted: 2014,
      Present: false,
      Status: 'completed',
    },
  ],
  jobs: [
    {
      ...own,
      EmployerName: 'Brindle Outfitters',
      JobTitle: 'Clerk',
      Responsibilities: 'Answered calls',
      StartDate: '2017-03-01',
      EndDate: null,
      Present: true,
    },
  ],
  skills: [{ ...own, SkillName: 'Order entry' }],
  credentials: [{ ...own, CredentialName: 'Notary', CredentialYear: 2019 }],
};

async function show(view: ReactNode): Promise<void> {
  await act(async () => {
    render(view);
  });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

function expectNothingToChange(): void {
  const controls = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  expect([...controls].filter((control) => !control.disabled)).toEqual([]);
}

test('shows every part of a profile in words, each under its heading', async () => {
  await show(<ProfileView records={full} scopes={['profile', 'contact']} />);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(0, 6)).toEqual([
    'Profile',
    'Basic details',
    'Education',
    'Work history',
    'Skills',
    'Credentials',
  ]);
  const text = region('Profile');
  for (const words of [
    'Read only',
    '315-555-0142',
    'Albany, NY 12207',
    'Nine years of helping people.',
    "Associate's, Accounting",
    'Albany College, 2012 to 2014',
    'Brindle Outfitters, March 2017 to now',
    'Order entry',
    'Notary',
  ])
    expect(text.getByText(words)).toBeDefined();
  expect(text.getByRole('button', { name: 'Responsibilities: Clerk' })).toBeDefined();
  expect(valueOf('Ideal job')).toBe('Not filled in');
  expectNothingToChange();
});

test('says that the phone number is not shared, and never shows one that came all the same', async () => {
  await show(<ProfileView records={full} scopes={['profile']} />);
  expect(valueOf('Phone')).toBe('Not shared with you');
  expect(screen.queryByText('315-555-0142')).toBeNull();
});

test('says of each empty part that nothing was added', async () => {
  const empty = { user, profile: null, degrees: [], jobs: [], skills: [], credentials: [] };
  await show(<ProfileView records={empty} scopes={['profile', 'contact']} />);
  for (const what of ['education', 'work history', 'skills', 'credentials'])
    expect(screen.getByText(`No ${what} added yet.`)).toBeDefined();
  expect(valueOf('Address')).toBe('Not filled in');
});

test.each([
  { why: 'no records came', records: null, scopes: COACH_SCOPES },
  { why: 'the scope has ended meanwhile', records: full, scopes: ['recommendations'] as const },
])('shows nothing of a profile when $why', async ({ records, scopes }) => {
  await show(<ProfileView records={records} scopes={scopes} />);
  expect(screen.getByRole('region', { name: 'Profile' }).textContent).toBe(
    'ProfileRead onlyNot shared with you',
  );
});

test('shows 12 boxes that cannot be pressed, with Yes, No or that it is not shared', async () => {
  const facts = [
    { key: 'PreferSR', value: true },
    { key: 'GuideDogUser', value: false },
  ] as const;
  await show(
    <AccommodationView accommodation={{ facts: [...facts], helps: [], until: '2027-05-03' }} />,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(ACCOMMODATION_KEYS.length);
  expectNothingToChange();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('I use a screen reader: Yes').checked).toBe(true);
  expect(box('I have a guide dog: No')).toMatchObject({ checked: false, indeterminate: false });
  const hidden = screen.getAllByRole<HTMLInputElement>('checkbox', {
    name: /: Not shared with you$/,
  });
  expect(hidden).toHaveLength(10);
  // An empty box would say No.
  for (const each of hidden) expect(each).toMatchObject({ checked: false, indeterminate: true });
});

test('says of all 12 facts and the own words that they are not shared when none is', async () => {
  await show(<AccommodationView accommodation={null} />);
  expect(screen.getAllByText('Not shared with you')).toHaveLength(ACCOMMODATION_KEYS.length + 1);
});

test('shows own words that are shared, and that there are none', async () => {
  const shared = {
    facts: [{ key: 'OtherAccommodation' as const, value: true }],
    helps: ['A lamp that does not flicker'],
    until: '2027-05-03',
  };
  await show(<AccommodationView accommodation={{ ...shared, otherText: 'Short walks' }} />);
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'What else would help you?',
  });
  expect(words).toMatchObject({ value: 'Short walks', disabled: true });
  screen.getByRole('heading', { name: 'What helps, in their own words' });
  expect(screen.getByRole('listitem').textContent).toBe('A lamp that does not flicker');
  document.body.replaceChildren();
  await show(<AccommodationView accommodation={{ ...shared, otherText: null }} />);
  expect(valueOf('What else would help you?')).toBe('No answer yet');
});

test('says in which language own words are, so that they are read in its voice', async () => {
  const otherText = 'Necesito que las instrucciones del trabajo estén por escrito';
  const facts = [{ key: 'OtherAccommodation' as const, value: true }];
  await show(
    <AccommodationView accommodation={{ facts, helps: [], until: '2027-05-03', otherText }} />,
  );
  const words = screen.getByRole('textbox', { name: 'What else would help you?' });
  expect(words.lang).toBe('es');
});

test('shows preferences and answers in fields that cannot be changed', async () => {
  const answered = {
    ...user,
    Relocate: 1 as const,
    RemoteWorkType: 'remote' as const,
    PreferencesAnswered: true,
    q1w: 'Helping people',
    q6w: ['quiet' as const],
  };
  await show(<AnswersView user={answered} withWorkHistory scopes={['profile', 'preferences']} />);
  const checked = (role: 'radio' | 'checkbox') =>
    screen
      .getAllByRole<HTMLInputElement>(role)
      .filter((input) => input.checked)
      .map((input) => input.closest('label')?.textContent);
  expect(checked('radio')).toEqual(['Yes', 'Remote']);
  expect(checked('checkbox')).toEqual(['Quiet']);
  const text = 'What did you like most in your last job?';
  expect(screen.getByRole('textbox', { name: text })).toMatchObject({ value: 'Helping people' });
  expect(valueOf('Which tasks do you do best?')).toBe('No answer yet');
  expectNothingToChange();
});

test.each([
  {
    what: 'were skipped',
    answered: false,
    relocate: 1 as const,
    says: /^These questions were skipped/,
  },
  {
    what: 'are open',
    answered: null,
    relocate: null,
    says: 'These questions are not answered yet.',
  },
])('shows no answer as chosen when the questions $what', async ({ answered, relocate, says }) => {
  const skipped = { ...user, Relocate: relocate, PreferencesAnswered: answered };
  await show(<AnswersView user={skipped} withWorkHistory={false} scopes={['preferences']} />);
  expect(screen.getByText(says)).toBeDefined();
  expect(screen.getByText('No questions are answered yet.')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('shows no answer without the scope of preferences', async () => {
  await show(<AnswersView user={user} withWorkHistory scopes={['profile']} />);
  const name = 'Additional Questions and More About You';
  expect(screen.getByRole('region', { name }).textContent).toContain('Not shared with you');
  expect(screen.queryByText('More About You')).toBeNull();
});
