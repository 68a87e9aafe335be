import { once } from 'node:events';
import type { ImportRequest } from './importFeeds.ts';
import { openFeed } from './import/input/openFeed.ts';
import { countingLine } from './importProgress.ts';
import { readFeed } from './import/readFeed.ts';

/** Prints every line of the feeds as JSON and stores nothing; gives the exit code. */
export async function dryRun({ feeds, format, company, now }: ImportRequest): Promise<number> {
  let code = 0;
  const isOpen = openOutput();
  const progress = countingLine();
  for (const file of feeds) {
    for await (const line of readFeed(openFeed(file), { format, now, company })) {
      const isError = 'error' in line;
      if (isError) code = 1;
      await print(isError || feeds.length > 1 ? { file, ...line } : line);
      if (!isOpen()) return code;
      progress.step('refused' in line);
    }
  }
  progress.end();
  return code;
}

/** Whoever reads the output may stop early, as `head` does. */
function openOutput(): () => boolean {
  let isOpen = true;
  process.stdout.on('error', () => {
    isOpen = false;
  });
  return () => isOpen;
}

async function print(line: object): Promise<void> {
  if (process.stdout.write(`${JSON.stringify(line)}\n`) || process.stdout.destroyed) return;
  const other = new AbortController();
  const { signal } = other;
  await Promise.race([
    once(process.stdout, 'drain', { signal }),
    once(process.stdout, 'close', { signal }),
    // A pipe that closed: `isOpen` tells it.
  ]).catch(() => undefined);
  other.abort();
}
