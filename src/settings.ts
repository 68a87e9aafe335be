import { ENGLISH } from '#domain/languages.ts';
import { SESSION_IDLE_MINUTES } from '#domain/limits.ts';

/** The deployment's settings, sent by the server in the oa-settings tag of the page. */
export interface Settings {
  /** Base address of each backend: absolute, or a path on this server. */
  readonly apis: Readonly<Record<ApiName, string>>;
  /** Whether the demo mailbox may be shown (never in production). */
  readonly demoMailbox: boolean;
  /** Whether the server has demo accounts, whose people are invented (never in production). */
  readonly samplePeople: boolean;
  /** The name of the sign-in provider on its button; null when there is none. */
  readonly socialProvider: string | null;
  /** The form that "Report a bug" opens; null for our own. */
  readonly bugReportUrl: string | null;
  /** The ids of the languages that a person may choose; English is one. */
  readonly languages: readonly string[];
  /** A session without activity ends after this many minutes; 0 never. */
  readonly sessionIdleMinutes: number;
}

export type ApiName = 'user' | 'jobs' | 'data' | 'matching' | 'resume' | 'places';

const names: readonly ApiName[] = ['user', 'jobs', 'data', 'matching', 'resume', 'places'];

function readSettings(): Settings {
  const content = document.querySelector('meta[name="oa-settings"]')?.getAttribute('content');
  const given: unknown = JSON.parse(content || '{}');
  const bases: unknown = isObject(given) ? given['apis'] : undefined;
  const base = (name: ApiName) => {
    const value: unknown = isObject(bases) ? bases[name] : undefined;
    return typeof value === 'string' ? value : `/api/${name}`;
  };
  const idle: unknown = isObject(given) ? given['sessionIdleMinutes'] : undefined;
  const bugs: unknown = isObject(given) ? given['bugReportUrl'] : undefined;
  const social: unknown = isObject(given) ? given['socialProvider'] : undefined;
  const languages: unknown = isObject(given) ? given['languages'] : undefined;
  return {
    languages: Array.isArray(languages) ? languages.map(String) : [ENGLISH],
    apis: Object.fromEntries(names.map((name) => [name, base(name)])) as Record<ApiName, string>,
    sessionIdleMinutes: typeof idle === 'number' ? idle : SESSION_IDLE_MINUTES,
    bugReportUrl: typeof bugs === 'string' ? bugs : null,
    demoMailbox: isObject(given) && given['demoMailbox'] === true,
    samplePeople: isObject(given) && given['samplePeople'] === true,
    socialProvider: typeof social === 'string' ? social : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const settings: Settings = readSettings();
