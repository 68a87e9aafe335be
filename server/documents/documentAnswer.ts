import {
  DOCUMENT_FILES,
  type DocumentFile,
  type DocumentFormat,
} from '#domain/documents/documentFile.ts';
import { writeDocument } from '#server/documents/writeDocument.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';

/**
 * Answers with the document as a file, which no browser keeps a copy of (as of no answer here).
 * @param fileName to keep it by; without one the browser app names it
 * @throws Problem as `writeDocument` does
 */
export async function documentAnswer(
  file: DocumentFile,
  format: DocumentFormat,
  fileName?: string,
): Promise<FileAnswer> {
  const bytes = await writeDocument(file, format);
  const { type } = DOCUMENT_FILES[format];
  const withLetters = format === 'page' ? `${type}; charset=utf-8` : type;
  return new FileAnswer(bytes, withLetters, fileName === undefined ? {} : { fileName });
}
