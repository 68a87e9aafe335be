import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '#server/database/connect.ts';
import { exportData } from '#server/ownData/exportData.ts';
import type { Person } from '#server/ownData/queries.ts';

/**
 * The zip of an export: data.json, then each file when the one before is sent, so that only one is
 * in memory. A file that is deleted meanwhile is empty.
 */
export async function exportZip(db: Db, person: Person, at: Date): Promise<Readable> {
  const { data, files } = await exportData(db, person, at);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: at });
  for (const { path, read } of files)
    // A PDF or a picture is compressed already.
    zip.addReadStreamLazy(path, { mtime: at, compress: false }, (done) => {
      read().then(
        (content) => done(null, Readable.from(content ? [content] : [])),
        (failure: unknown) => done(failure, Readable.from([])),
      );
    });
  zip.end();
  const stream = Readable.from(zip.outputStream);
  // The connection breaks, so that nobody takes half a file for the whole.
  zip.on('error', (failure: Error) => stream.destroy(failure));
  return stream;
}
