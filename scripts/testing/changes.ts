import { execFileSync } from 'node:child_process';

/** The changed files, and the commit they are compared with. */
export interface Changes {
  readonly since: string;
  readonly files: readonly string[];
}

/** Runs git and gives the lines it prints, or undefined when it fails. */
export type Git = (...args: string[]) => string[] | undefined;

/**
 * The files that changed since this branch left the main line. On the main line: the
 * uncommitted files, or else the last commit. TEST_BASE names another commit to compare with.
 * @returns undefined without a history, such as in a shallow clone
 */
export function readChanges(
  git: Git = runGit,
  base = process.env['TEST_BASE'],
): Changes | undefined {
  const uncommitted = [
    ...(git('diff', '--name-only', 'HEAD') ?? []),
    ...(git('ls-files', '--others', '--exclude-standard') ?? []),
  ];
  const since = base || sinceWhen(git, uncommitted.length > 0);
  const committed = since && git('diff', '--name-only', since, 'HEAD');
  if (!since || !committed) return undefined;
  return { since, files: [...new Set([...committed, ...uncommitted])] };
}

function sinceWhen(git: Git, hasUncommitted: boolean): string | undefined {
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.[0];
  const head = commit('HEAD');
  for (const main of ['origin/main', 'main']) {
    const left = commit(main) && git('merge-base', 'HEAD', main)?.[0];
    if (left && left !== head) return left;
  }
  return hasUncommitted ? head : commit('HEAD~1');
}

function runGit(...args: string[]): string[] | undefined {
  try {
    const printed = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}
