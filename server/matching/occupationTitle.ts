import { occupationByCode } from './occupations/table.ts';
import { learnedName } from './titles.ts';

/** The name of an occupation: of our own table, else as it was imported, else its code. */
export const occupationTitle = (code: string): string =>
  occupationByCode.get(code)?.title ?? learnedName(code) ?? code;
