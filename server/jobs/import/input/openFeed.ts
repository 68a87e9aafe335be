import { createReadStream } from 'node:fs';
import { FeedFault } from './fault.ts';
import { fetchFeed } from './fetchFeed.ts';

/** Whether it names an address of the web rather than a file. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** The bytes of a file or of an address. Throws `not_found` where nothing can be read. */
export async function* openFeed(name: string): AsyncGenerator<Uint8Array> {
  if (isAddress(name)) {
    const answer = await fetchFeed(name);
    if (answer) yield* answer.bytes;
    return;
  }
  try {
    for await (const chunk of createReadStream(name)) yield chunk as Uint8Array;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new FeedFault('not_found', reasons[String(code)] ?? 'This file cannot be read.');
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file. Please check its name and place.',
  EISDIR: 'This is a folder. Please name a file in it.',
  EACCES: 'This file may not be read. Please check its permissions.',
};
