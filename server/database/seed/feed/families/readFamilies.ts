/** When people of a family usually work. */
export const shifts = [
  'office',
  'retail',
  'care',
  'clinic',
  'school',
  'trades',
  'evening',
  'plant',
  'road',
  'campus',
  'events',
] as const;
export type Shift = (typeof shifts)[number];

/** What the work demands of the body, which decides what a posting says about it. */
export const settings = ['desk', 'floor', 'lifting', 'outdoors', 'care', 'class', 'road'] as const;
export type Setting = (typeof settings)[number];

/** Occupations that share their daily work, and so the sentences of a posting. */
export type Family = {
  key: string;
  /** Prefixes of SOC codes; the longest match decides. */
  codes: readonly string[];
  /** The kinds of employer that hire for it. */
  sectors: readonly string[];
  shift: Shift;
  setting: Setting;
  /** Pay relative to the usual for the level of preparation: 1 is usual. */
  payFactor: number;
  remote: boolean;
  seasonal: boolean;
  /** The purpose of the work, after "to": "keep the building safe and clean". */
  purposes: readonly string[];
  /** Duties, each a sentence that begins with a verb. */
  duties: readonly string[];
};

const isShift = (text: string): text is Shift => shifts.some((shift) => shift === text);
const isSetting = (text: string): text is Setting => settings.some((setting) => setting === text);

/**
 * Reads a table of families. A family begins with `@key; codes; sectors; shift; setting; pay`,
 * optionally `remote` or `seasonal`; a line with `~` is a purpose, one with `-` a duty.
 */
export function readFamilies(table: string): Family[] {
  return table
    .split(/^@/m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [key = '', codes = '', sectors = '', shift = '', setting = '', pay = '', flags = ''] =
        head.split(';').map((part) => part.trim());
      if (!isShift(shift) || !isSetting(setting))
        throw new Error(`Family ${key}: ${shift}, ${setting}`);
      const marked = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim());
      return {
        key,
        codes: codes.split(' '),
        sectors: sectors.split(' '),
        shift,
        setting,
        payFactor: Number(pay),
        remote: flags.includes('remote'),
        seasonal: flags.includes('seasonal'),
        purposes: marked('~'),
        duties: marked('-'),
      };
    });
}
