import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { openUserApi, userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';

type User = components['schemas']['User'];

export type CoachProfileValues = {
  FirstName: string;
  LastName: string;
  hasOneName: boolean;
  Email: string;
  Phone: string;
  Summary: string;
};

/** A job coach's own profile as the form shows it. */
export function coachProfileRecord(user: User): FormRecord<CoachProfileValues> {
  const { UserGuid, FirstName, LastName, Email = '', _etag } = user;
  return {
    entry: { id: UserGuid, etag: _etag },
    values: {
      FirstName,
      LastName,
      hasOneName: user.hasOneName === true,
      Email,
      Phone: user.Phone ?? '',
      Summary: user.Summary ?? '',
    },
  };
}

/** The longest texts that the contract takes, in characters. */
export const COACH_PROFILE_LIMITS = {
  FirstName: 100,
  LastName: 100,
  Phone: 40,
  Summary: 10_000,
} as const;

/** Section 5: first name, last name and email are required; no last name with one name. */
function coachProfileRules(values: FormValues): FieldProblem[] {
  const lastName = values['hasOneName'] === true ? [] : ['LastName'];
  const missing = ['FirstName', ...lastName, 'Email']
    .filter((field) => String(values[field] ?? '').trim() === '')
    .map((field) => ({ pointer: `/${field}`, code: 'missing' }));
  const tooLong = Object.entries(COACH_PROFILE_LIMITS)
    .filter(([field, limit]) => [...String(values[field] ?? '')].length > limit)
    .map(([field]) => ({ pointer: `/${field}`, code: 'tooLong' }));
  return [...missing, ...tooLong];
}

const trimmed = (text: FormValues[string]) => String(text).trim();

/** The fields that are given; the email is never sent, because nobody changes it here. */
function updateOf({ entry, values }: FormRecord) {
  const { FirstName, LastName, hasOneName, Phone, Summary } = values;
  return {
    ...(FirstName === undefined ? {} : { FirstName: trimmed(FirstName) }),
    ...(LastName === undefined ? {} : { LastName: trimmed(LastName) }),
    ...(hasOneName === undefined ? {} : { hasOneName: hasOneName === true }),
    ...(Phone === undefined ? {} : { Phone: trimmed(Phone) || null }),
    ...(Summary === undefined ? {} : { Summary: trimmed(Summary) || null }),
    ...(entry.etag === null ? {} : { _etag: entry.etag }),
  };
}

/** The calls of a job coach's own profile. Each request outlives the page. */
export function coachProfileCalls(UserGuid: string) {
  const params = { path: { guid: UserGuid } };
  return {
    rules: coachProfileRules,
    async save(record: FormRecord) {
      const body = updateOf(record);
      return coachProfileRecord(
        await call(userApi.PUT('/User/{guid}', { params, body, keepalive: true })),
      );
    },
    /** Saves while the window is being closed, when no token can be renewed any more. */
    async saveOnLeaving(record: FormRecord, token: string) {
      const body = updateOf(record);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body._etag === undefined ? {} : { 'if-match': `"${body._etag}"` }),
      };
      return coachProfileRecord(
        await call(openUserApi.PUT('/User/{guid}', { params, body, headers, keepalive: true })),
      );
    },
    async load() {
      return coachProfileRecord(await fetchFresh(userRecord(UserGuid)));
    },
  };
}
