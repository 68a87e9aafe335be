import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { type Backend, ContractError, wireBackend } from '#server/http/contract.ts';
import { noRateLimits } from '#server/http/limits.ts';
import { everyone, signedIn } from '#server/http/policy.ts';

interface TwoOperations {
  readonly open: object;
  readonly closed: object;
}

const answer = { responses: { '200': { description: 'Done' } } };
const complete: Backend<TwoOperations> = {
  name: 'trial',
  prefix: '/api/trial',
  document: {
    paths: {
      '/open': { get: { operationId: 'open', security: [], ...answer } },
      '/closed': { get: { operationId: 'closed', security: [{ bearer: [] }], ...answer } },
    },
  },
  handlers: { open: () => Promise.reject(new Error()), closed: () => Promise.reject(new Error()) },
  policies: { open: everyone, closed: signedIn },
};

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
    },
  );

test.each([
  [
    'an operation has no handler',
    { handlers: { open: complete.handlers.open } },
    'closed has no handler',
  ],
  ['an operation has no policy', { policies: { open: everyone } }, 'closed has no policy'],
  [
    'a handler is in no contract',
    { handlers: { ...complete.handlers, extra: complete.handlers.open } },
    'extra is not in the contract',
  ],
  [
    'a policy lets everyone into what the contract closes',
    { policies: { open: everyone, closed: everyone } },
    'closed: contract and policy differ about being public',
  ],
  [
    'a policy closes what the contract opens',
    { policies: { open: signedIn, closed: signedIn } },
    'open: contract and policy differ about being public',
  ],
])('the server does not start when %s', async (_what, changes, fault) => {
  const starting = boot(changes);
  await expect(starting).rejects.toBeInstanceOf(ContractError);
  await expect(starting).rejects.toThrow(`The trial API is not complete: ${fault}.`);
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
  'mails may come from %s',
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

test('each backend can be another deployment', () => {
  const { apiBases } = readConfig({ MATCHING_API_URL: 'https://match.example.org/' });
  expect(apiBases).toMatchObject({ matching: 'https://match.example.org', user: '/api/user' });
});
