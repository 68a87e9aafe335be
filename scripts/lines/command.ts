import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Settings as the server reads them; else a command would open another database. */
export function loadSettings(): void {
  const settings = join(import.meta.dirname, '..', '..', '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}

/** The command was called in a way that it does not know; its usage is printed. */
export class UsageError extends Error {}

/**
 * Runs a command with its arguments. Ends with 0, with 1 when something was wrong with the input,
 * and with 2 when it was called wrongly.
 * @param usage printed for --help, and for a wrong call
 */
export async function runCommand(
  usage: string,
  main: (args: string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  // Who reads the lines may have enough of them, such as "head".
  process.stdout.on('error', () => process.exit(0));
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await main(args);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (isUsage && error.message === '') console.error(usage);
    else if (isUsage) console.error(`${error.message}\n${usage}`);
    else console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Files, and no option. @throws UsageError */
export function onlyFiles(args: readonly string[]): readonly string[] {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) throw new UsageError(`There is no option ${option}.`);
  return args;
}
