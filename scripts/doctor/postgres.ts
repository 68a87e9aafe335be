import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startCluster, type RunningPostgres } from './cluster.ts';
import {
  findOnPath,
  installDebianPackage,
  isExecutable,
  thisMachine,
  type Machine,
} from './machine.ts';

export type { RunningPostgres } from './cluster.ts';

const whatToType =
  'No PostgreSQL was found for the server tests. On Debian type "sudo apt-get install -y postgresql", ' +
  'or set TEST_DATABASE_URL to a server on which databases may be created.';

/**
 * A PostgreSQL for the tests: TEST_DATABASE_URL or DATABASE_URL when set, otherwise a temporary
 * cluster from the programs on this machine, or from Debian's package. The tests create and drop
 * their own databases on it and touch no other.
 * @returns its address and `stop`, which leaves nothing behind
 * @throws Error with the one line to type when there is none
 */
export async function startPostgres(machine: Machine = thisMachine()): Promise<RunningPostgres> {
  const given = machine.env['TEST_DATABASE_URL'] || machine.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return startCluster(await findPostgresPrograms(machine), machine.isRoot);
}

/** The folder with both `postgres` and `initdb`, installed if necessary. */
export async function findPostgresPrograms(
  machine: Machine,
  debianFolders: () => string[] = newestDebianFolders,
): Promise<string> {
  const find = () => [...pathFolder(machine), ...debianFolders()].find(holdsBoth);
  const present = find();
  if (present) return present;
  if (!(await installDebianPackage(machine, 'postgresql'))) throw new Error(whatToType);
  const installed = find();
  if (!installed) throw new Error(whatToType);
  return installed;
}

function pathFolder(machine: Machine): string[] {
  const program = findOnPath(machine, 'postgres');
  return program ? [dirname(program)] : [];
}

function holdsBoth(folder: string): boolean {
  return isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb'));
}

function newestDebianFolders(): string[] {
  const version = (folder: string) => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
  return globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
}
