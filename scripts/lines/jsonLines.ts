import { createReadStream } from 'node:fs';
import { stdin } from 'node:process';
import type { Readable } from 'node:stream';

/** What is wrong with one line, as a sentence. */
export class LineProblem extends Error {}

/** The fields of one line; each reader throws a LineProblem that names the field. */
export class Fields {
  readonly #values: object;

  constructor(values: object) {
    this.#values = values;
  }

  value(name: string): unknown {
    return Reflect.get(this.#values, name) ?? null;
  }

  /** An id, which comes back as it was written. */
  id(name: string): string | number {
    const value = this.value(name);
    if (typeof value === 'number' || typeof value === 'string') return value;
    throw new LineProblem(`"${name}" must be a text or a number`);
  }

  /** A text that must be there. */
  text(name: string): string {
    const value = this.value(name);
    if (typeof value === 'string') return value;
    throw new LineProblem(`"${name}" must be a text`);
  }

  textOrNull(name: string): string | null {
    return this.value(name) === null ? null : this.text(name);
  }

  numberOrNull(name: string): number | null {
    const value = this.value(name);
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value;
    throw new LineProblem(`"${name}" must be a number`);
  }

  flagOrNull(name: string): boolean | null {
    const value = this.value(name);
    if (value === null || typeof value === 'boolean') return value;
    throw new LineProblem(`"${name}" must be true or false`);
  }

  /** No texts where the field is missing. */
  texts(name: string): string[] {
    const value = this.value(name) ?? [];
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
    throw new LineProblem(`"${name}" must be a list of texts`);
  }
}

function fieldsOf(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineProblem('this is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineProblem('this is no JSON object');
  return new Fields(value);
}

/** Lines end with a line feed alone: JSON may hold other ends of lines, which readline takes. */
async function* linesOf(name: string, source: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of source) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new Error(`${name}: this file could not be read.`, { cause: error });
  }
  yield rest + decoder.decode();
}

/**
 * Reads JSON lines, one at a time. A wrong one is named on stderr with its number, and the rest
 * goes on. Empty lines are skipped.
 * @param name of the file, for messages
 * @param take reads a line, and may use it; throws LineProblem
 * @returns how many lines were wrong
 * @throws Error when the file cannot be read
 */
export async function eachLine(
  name: string,
  source: Readable,
  take: (fields: Fields) => void,
): Promise<number> {
  let number = 0;
  let wrong = 0;
  for await (const line of linesOf(name, source)) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      take(fieldsOf(line));
    } catch (error) {
      if (!(error instanceof LineProblem)) throw error;
      wrong += 1;
      console.error(`${name}, line ${number}: ${error.message}.`);
    }
  }
  return wrong;
}

/** The same for several files, or for what comes in when no file is named. */
export async function eachLineOf(
  files: readonly string[],
  take: (fields: Fields) => void,
): Promise<number> {
  if (files.length === 0) return eachLine('input', stdin, take);
  let wrong = 0;
  for (const file of files) wrong += await eachLine(file, createReadStream(file), take);
  return wrong;
}

/** One line of output. */
export const print = (value: object): void => console.log(JSON.stringify(value));
