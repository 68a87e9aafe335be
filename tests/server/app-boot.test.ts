import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { type Backend, ContractError, wireBackend } from '#server/http/contract.ts';
import { noRateLimits } from '#server/http/limits.ts';

interface TwoOperations {
  readonly open: object;
  readonly closed: object;
}

const answer = { responses: { '200': { description: 'Done' } } };
const documentWith = (closed: object) => ({
  paths: {
    '/open': { get: { operationId: 'open', security: [], ...answer } },
    '/closed': { get: { operationId: 'closed', security: [{ bearer: [] }], ...answer, ...closed } },
  },
});
const complete: Backend<TwoOperations> = {
  name: 'trial',
  prefix: '/api/trial',
  document: documentWith({}),
  handlers: { open: () => Promise.reject(new Error()), closed: () => Promise.reject(new Error()) },
};
const coach = [{ bearer: ['coach'] }];
const said = (closed: object) => ({ document: documentWith(closed) });

const boot = async (changes: object) =>
  wireBackend(
    { ...complete, ...changes },
    {
      callerOf: async () => null,
      relations: {
        consentOf: async () => null,
        isProviderCoach: async () => false,
        memberOf: async () => null,
        isCalled: async () => false,
        isOwnJob: async () => false,
        administratorOf: async () => ({ isAdministrator: false, acting: null }),
        maySee: async () => false,
      },
      noteRefusal: async () => {},
      noteLook: async () => {},
      acting: { callOf: () => null, note: async () => {} },
      rateLimits: noRateLimits,
      limitKeys: {},
    },
  );

test.each([
  [
    'an operation has no handler',
    { handlers: { open: complete.handlers.open } },
    'closed has no handler',
  ],
  [
    'a handler is in no contract',
    { handlers: { ...complete.handlers, extra: complete.handlers.open } },
    'extra is not in the contract',
  ],
  [
    'a contract does not say who may call',
    said({ security: undefined }),
    'closed: security does not say who may call it',
  ],
  [
    'a contract names a role that nobody has',
    said({ security: [{ bearer: ['teacher'] }] }),
    'closed: "teacher" is none of administrator, candidate, employer, coach',
  ],
  [
    'two roles are asked of one person',
    said({ security: [{ bearer: ['coach', 'candidate'] }] }),
    'closed: each role of security stands by itself',
  ],
  [
    'a relation is of a role that may not call',
    said({ security: coach, 'x-relation': { candidate: { owner: 'path.id' } } }),
    'closed: x-relation names candidate, which security does not',
  ],
  [
    'a relation is of another role',
    said({ security: coach, 'x-relation': { coach: { member: 'confirmed' } } }),
    'closed: x-relation of coach is not known: {"member":"confirmed"}',
  ],
  [
    'a relation has more than is read',
    said({ security: coach, 'x-relation': { coach: { owner: 'path.id', scope: 'profile' } } }),
    'closed: x-relation of coach is not known: {"owner":"path.id","scope":"profile"}',
  ],
  [
    'a place is in no part of a request that is checked',
    said({ security: coach, 'x-relation': { coach: { owner: 'query.id' } } }),
    'closed: "query.id" is no place in a request',
  ],
  [
    'a scope is not known',
    said({ security: coach, 'x-relation': { coach: { coachOf: 'path.id', scope: 'all' } } }),
    'closed: "all" is none of profile',
  ],
  [
    'a limit counts by what nobody knows',
    said({ 'x-limit': [{ max: 1, minutes: 1, by: 'moon' }] }),
    'closed: x-limit counts by "moon", which is not known',
  ],
  [
    'a limit has no time',
    said({ 'x-limit': [{ max: 1 }] }),
    'closed: x-limit: undefined is no number of calls or minutes',
  ],
])('does not start when %s', async (_what, changes, fault) => {
  const starting = boot(changes);
  await expect(starting).rejects.toBeInstanceOf(ContractError);
  await expect(starting).rejects.toThrow(`The trial API is not complete: ${fault}`);
});

test('names every wrong setting at once, with an example', () => {
  const settings = {
    NODE_ENV: 'production',
    PORT: 'many',
    DATABASE_URL: 'mysql://localhost/x',
    SMTP_URL: 'mail.example.org',
    PUBLIC_URL: 'jobs.example.org',
    JOBS_API_URL: '/jobs',
    LOG_LEVEL: 'loud',
    PROXY_HOPS: '-1',
    SESSION_IDLE_MINUTES: 'soon',
    MAIL_FROM: 'Our Ability',
    COACH_INBOX: 'Coaches <coaches@example.org>',
    HELP_EMAIL: 'Help <help@example.org>',
    HELP_PHONE: 'call us',
  };
  expect(() => readConfig(settings)).toThrow(ConfigError);
  for (const name of Object.keys(settings).filter((key) => key !== 'NODE_ENV'))
    expect(() => readConfig(settings)).toThrow(new RegExp(`- ${name} must be (.*such as|one of)`));
});

test('reads who helps, and refuses words that are too long to show', () => {
  const help = {
    HELP_NAME: 'Syracuse Job Center',
    HELP_EMAIL: 'Help@Example.org',
    HELP_PHONE: '+1 (315) 555-0100 ext. 7',
    HELP_HOURS: 'Monday to Friday, 9 AM to 5 PM',
  };
  expect(readConfig(help).helpContact).toEqual({
    name: 'Syracuse Job Center',
    email: 'help@example.org',
    phone: '+1 (315) 555-0100 ext. 7',
    hours: 'Monday to Friday, 9 AM to 5 PM',
  });
  const tooLong = { HELP_NAME: 'a'.repeat(81), HELP_HOURS: 'a'.repeat(121) };
  expect(() => readConfig(tooLong)).toThrow(/HELP_NAME must be at most[^]*HELP_HOURS must be/);
});

test('rejects a public address with a path', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://example.org/jobs' })).toThrow(/without a path/);
  expect(readConfig({ PUBLIC_URL: 'https://Example.org:8443/' }).publicUrl).toBe(
    'https://Example.org:8443',
  );
});

test.each(['no-reply@example.org', 'Our Ability <no-reply@example.org>'])(
  'accepts %s as the sender of mails',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  },
);

test('needs a public address and a mail server in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /PUBLIC_URL is needed[^]*SMTP_URL is needed/,
  );
});

test('serves everything on port 3000 without settings', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    publicUrl: 'http://localhost:3000',
    apiBases: { user: '/api/user', places: '/api/places' },
    proxyHops: 0,
    sessionIdleMinutes: 60,
    passwordHashesAtOnce: expect.any(Number),
    coachInbox: 'coaches@our-ability.example',
    bugReportUrl: null,
    helpContact: { name: null, email: null, phone: null, hours: null },
  });
});

test('lets each backend be another deployment', () => {
  const { apiBases } = readConfig({ MATCHING_API_URL: 'https://match.example.org/' });
  expect(apiBases).toMatchObject({ matching: 'https://match.example.org', user: '/api/user' });
});
