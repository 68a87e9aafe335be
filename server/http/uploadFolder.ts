import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, mkdtemp, open, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that was received, outside of the memory until it is read. */
export interface ReceivedFile {
  /** Its size. */
  readonly bytes: number;
  readonly read: () => Promise<Buffer>;
  /** Its space is free afterwards. */
  readonly discard: () => Promise<void>;
}

/** The disk failed, which says nothing about the file. */
class UploadFolderError extends Error {
  override readonly name = 'UploadFolderError';
  readonly statusCode = 500;
}

/** Where uploads wait between the connection and the database. */
export interface UploadFolder {
  /**
   * Writes a stream to a file that only this process can open.
   * @throws what the stream fails with, or an error of status 500; nothing is left then
   */
  readonly receive: (stream: Readable) => Promise<ReceivedFile>;
  /** Removes what a process that was killed has left. Before the first upload. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A folder that only the server's account can enter, made for the first upload. A file loses its
 * name as soon as it is open, so that no end of the process leaves it behind.
 * @param path null for one of its own among the temporary files of the machine
 */
export function openUploadFolder(path: string | null): UploadFolder {
  let made: Promise<string> | null = null;
  const make = async () => {
    if (path === null) return mkdtemp(join(tmpdir(), 'our-ability-uploads-'));
    await mkdir(path, { recursive: true, mode: 0o700 });
    return path;
  };
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  const openIn = async (folder: string) => {
    const name = join(folder, randomUUID());
    return { name, file: await open(name, 'wx+', 0o600) };
  };
  const openNew = async () => {
    try {
      return await openIn(await (made ??= make()));
    } catch {
      // Machines clear their temporary folders, and a full disk has room again later.
      made = make();
      return await made.then(openIn).catch(fail);
    }
  };
  return {
    receive: async (stream) => {
      const { name, file } = await openNew();
      // Windows keeps the name of an open file.
      const isNamed = await unlink(name).then(
        () => false,
        () => true,
      );
      const discard = async () => {
        await file.close();
        if (isNamed) await rm(name, { force: true });
      };
      try {
        await writeFile(file, stream);
        const { size: bytes } = await file.stat();
        return { bytes, read: () => contentOf(file, bytes), discard };
      } catch (error) {
        await discard();
        // Only a call of the system names one; a stream that failed keeps its error.
        const isDisk = error instanceof Error && 'syscall' in error && stream.errored !== error;
        if (isDisk) fail(error);
        throw error;
      }
    },
    sweep: async () => {
      if (path !== null) await remove(path);
    },
    close: async () => {
      const folder = await made?.catch(() => null);
      if (folder) await remove(folder);
    },
  };
}

function fail(cause: unknown): never {
  throw new UploadFolderError('An upload could not be written.', { cause });
}

async function contentOf(file: FileHandle, bytes: number): Promise<Buffer> {
  // All of it is filled below.
  const content = Buffer.allocUnsafe(bytes);
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await file.read(content, at, bytes - at, at);
    if (bytesRead === 0) throw new Error('An upload became shorter.');
    at += bytesRead;
  }
  return content;
}
