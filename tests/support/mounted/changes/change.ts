import type { TestPerson } from '#tests/support/api.ts';
import type { MountedApp } from '#tests/support/mounted/app.ts';

/** One change of a person: where it is made and how, and what says that it was made. */
export interface Change {
  /** A candidate when absent. */
  readonly role?: TestPerson['role'];
  readonly path: string;
  /** What stands on the server before; nothing when it is absent. */
  readonly before?: (app: MountedApp, person: TestPerson) => Promise<unknown>;
  readonly fill: () => Promise<unknown>;
  readonly send: () => Promise<unknown>;
  readonly done: string;
  readonly isBeforeSigningIn?: boolean;
}

/** Changes by their operation. */
export type Changes = Readonly<Record<string, Change>>;
