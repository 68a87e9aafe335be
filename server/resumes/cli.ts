import { readFile } from 'node:fs/promises';
import { parseOtherFile } from './otherFiles/parseOtherFile.ts';
import { closeResumeParser, parseResume } from './parseResume.ts';

const USAGE = 'Usage: npm run -s resume:parse -- FILE [MORE ...] (.pdf, .docx, .html, .json)';

/**
 * Prints one JSON line for each file; a file that cannot be read or parsed gets an error in its
 * line.
 */
async function main(files: string[]): Promise<void> {
  for (const file of files) console.log(JSON.stringify({ file, ...(await parseFile(file)) }));
  closeResumeParser();
}

async function parseFile(file: string): Promise<object> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch {
    return {
      error: {
        code: 'unreadable',
        message: 'We could not open this file. Please check its name and place.',
      },
    };
  }
  const result = parseOtherFile(file, bytes) ?? (await parseResume(bytes));
  return result.ok ? { resume: result.resume } : { error: result.error };
}

const files = process.argv.slice(2);
if (files.length === 0 || files.some((file) => /^--?\w/u.test(file))) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(files);
}
