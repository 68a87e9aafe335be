import { resolve } from 'node:path';
import { SESSION_IDLE_MINUTES } from '#domain/limits.ts';
import { defaultHashesAtOnce, mostHashesAtOnce } from '#server/identity/hashingTurns.ts';
import { type HelpContact, readHelpContact } from '#server/helpSettings.ts';
import { readSocialProvider, type SocialProvider } from '#server/socialSettings.ts';

/** The six backends of the contract; each has a base address of its own. */
export const apiNames = ['user', 'jobs', 'data', 'matching', 'resume', 'places'] as const;
export type ApiName = (typeof apiNames)[number];

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused when databaseUrl is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who is told when a candidate asks for the provider's own job coach. */
  readonly coachInbox: string;
  /** The form that "Report a bug" opens; null for our own. */
  readonly bugReportUrl: string | null;
  /** How people reach the provider. */
  readonly helpContact: HelpContact;
  /** Address people open, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string;
  /** Where the browser finds each backend: an absolute address, or a path on this server. */
  readonly apiBases: Readonly<Record<ApiName, string>>;
  /**
   * Proxies in front of this server that add to X-Forwarded-For; limits count the address before
   * them.
   */
  readonly proxyHops: number;
  /** A session that nobody uses ends after so many minutes; 0 never. */
  readonly sessionIdleMinutes: number;
  /** Who says that somebody works for a company. */
  readonly employerCheck: EmployerCheck;
  /** Passwords hashed at the same time by this process. */
  readonly passwordHashesAtOnce: number;
  readonly logLevel: LogLevel;
  /** null: people sign in with a password alone. */
  readonly socialProvider: SocialProvider | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const employerChecks = ['admin', 'domain', 'none'] as const;
/**
 * An administrator or a member of the company; also an address at the domain of the company;
 * nobody, as on a demo server.
 */
export type EmployerCheck = (typeof employerChecks)[number];

/** Names every setting that is wrong, one line each, so that all can be mended at once. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** An address, or a name with the address in angle brackets. */
const sender = /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const plainAddress = /^[^<>,;@\s]+@[^<>,;@\s]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings (docs/settings.md).
 * @param env the process environment; an empty value counts as not set
 * @throws ConfigError naming every setting that is wrong and what it should look like
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const value = (name: string): string | null => env[name]?.trim() || null;

  const address = (name: string, protocols: readonly string[], example: string) => {
    const text = value(name);
    if (text === null) return null;
    const url = URL.parse(text);
    if (url && protocols.includes(url.protocol)) return text.replace(/\/+$/, '');
    problems.push(`${name} must be an address such as ${example}.`);
    return null;
  };

  const production = value('NODE_ENV') === 'production';
  const port = Number(value('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push('PORT must be a whole number from 0 to 65535, such as 3000.');

  const publicUrl = address('PUBLIC_URL', ['http:', 'https:'], 'https://jobs.example.org');
  if (production && publicUrl === null)
    problems.push('PUBLIC_URL is needed in production: links in mails begin with it.');

  const { pathname, search, hash } = new URL(publicUrl ?? 'http://localhost');
  if (pathname + search + hash !== '/')
    problems.push(
      'PUBLIC_URL must be an address without a path, such as https://jobs.example.org.',
    );

  const mailFrom = value('MAIL_FROM') ?? 'Our Ability <no-reply@our-ability.example>';
  if (!sender.test(mailFrom))
    problems.push('MAIL_FROM must be a sender such as Our Ability <no-reply@example.org>.');

  const coachInbox = (value('COACH_INBOX') ?? 'coaches@our-ability.example').toLowerCase();
  if (!plainAddress.test(coachInbox))
    problems.push('COACH_INBOX must be an email address such as coaches@example.org.');

  const bugReportUrl = address(
    'BUG_REPORT_URL',
    ['https:', 'http:'],
    'https://example.org/report-a-bug',
  );
  const help = readHelpContact(value);
  problems.push(...help.problems);

  const smtpUrl = address(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'smtp://user:password@mail.example.org:587',
  );
  if (production && smtpUrl === null)
    problems.push('SMTP_URL is needed in production: without it nobody can verify an account.');

  const databaseUrl = address(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@localhost:5432/our_ability',
  );

  const level = value('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  const logLevel = logLevels.find((name) => name === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);

  // Behind no proxy the header is the caller's own invention, behind one its last entry is true.
  const proxyHops = Number(value('PROXY_HOPS') ?? (production ? 1 : 0));
  if (!Number.isInteger(proxyHops) || proxyHops < 0 || proxyHops > 9)
    problems.push('PROXY_HOPS must be a whole number from 0 to 9, such as 1.');

  const sessionIdleMinutes = Number(value('SESSION_IDLE_MINUTES') ?? SESSION_IDLE_MINUTES);
  if (!Number.isInteger(sessionIdleMinutes) || sessionIdleMinutes < 0 || sessionIdleMinutes > 1440)
    problems.push(
      'SESSION_IDLE_MINUTES must be a whole number from 0 (never) to 1440, such as 60.',
    );

  const check = value('EMPLOYER_CHECK') ?? (production ? 'admin' : 'none');
  const employerCheck = employerChecks.find((name) => name === check);
  if (!employerCheck) problems.push(`EMPLOYER_CHECK must be one of ${employerChecks.join(', ')}.`);

  const passwordHashesAtOnce = Number(value('PASSWORD_HASHES_AT_ONCE') ?? defaultHashesAtOnce);
  if (
    !Number.isInteger(passwordHashesAtOnce) ||
    passwordHashesAtOnce < 1 ||
    passwordHashesAtOnce > mostHashesAtOnce
  )
    problems.push(
      `PASSWORD_HASHES_AT_ONCE must be a whole number from 1 to ${mostHashesAtOnce}. More need a larger UV_THREADPOOL_SIZE.`,
    );

  const apiBases = Object.fromEntries(
    apiNames.map((name) => {
      const setting = `${name.toUpperCase()}_API_URL`;
      return [
        name,
        address(setting, ['http:', 'https:'], 'https://api.example.org') ?? `/api/${name}`,
      ];
    }),
  ) as Record<ApiName, string>;

  const social = readSocialProvider(value, publicUrl);
  problems.push(...social.problems);

  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    port,
    host: value('HOST') ?? '127.0.0.1',
    dataDir: resolve(value('DATA_DIR') ?? '.data'),
    databaseUrl,
    smtpUrl,
    mailFrom,
    coachInbox,
    bugReportUrl,
    helpContact: help.contact,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    apiBases,
    proxyHops,
    sessionIdleMinutes,
    passwordHashesAtOnce,
    employerCheck: employerCheck ?? 'admin',
    logLevel: logLevel ?? 'info',
    socialProvider: social.provider,
  };
}
