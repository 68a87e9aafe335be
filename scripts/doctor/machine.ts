import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the finders need to know about the computer; tests pass another one. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Whether packages can be installed and the user can be changed. */
  isRoot: boolean;
  /** Folder of the lists that apt has fetched. */
  aptLists: string;
}

/** The computer that runs this script. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    aptLists: '/var/lib/apt/lists',
  };
}

/** Whether the path is a file that this process may run. Never throws. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first executable of that name on PATH, as an absolute path. */
export function findOnPath(machine: Machine, name: string): string | undefined {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, name + suffix)).find(isExecutable);
}

/**
 * Whether the program starts and exits with 0: a packaged stub or a broken installation does not.
 */
export function answers(machine: Machine, program: string, ...args: string[]): boolean {
  return (
    spawnSync(program, args, { env: machine.env, timeout: 120_000, stdio: 'ignore' }).status === 0
  );
}

/**
 * Installs a Debian package when root and apt are available.
 * @returns false when this machine cannot, so that the caller can say what to type
 * @throws Error with apt's last lines when apt failed
 */
export async function installDebianPackage(machine: Machine, name: string): Promise<boolean> {
  const apt = findOnPath(machine, 'apt-get');
  if (!machine.isRoot || !apt) return false;
  console.log(`Installing Debian's ${name} (once on this machine)…`);
  if (!hasPackageLists(machine)) await runApt(machine, apt, ['update']);
  await runApt(machine, apt, ['install', '-y', '--no-install-recommends', name]);
  return true;
}

function hasPackageLists(machine: Machine): boolean {
  try {
    return readdirSync(machine.aptLists).some((file) => /_Packages(\.\w+)?$/.test(file));
  } catch {
    return false;
  }
}

async function runApt(machine: Machine, apt: string, args: string[]): Promise<void> {
  const output: string[] = [];
  // Another apt can hold the lock for a while on a fresh machine. RUNLEVEL=1 prevents the
  // package's own service from starting: only its programs are needed.
  const child = spawn(apt, ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...machine.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const lastLines = output.join('').trim().split('\n').slice(-8).join('\n');
  throw new Error(`apt-get ${args.join(' ')} failed:\n${lastLines}`);
}
