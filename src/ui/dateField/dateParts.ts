export const TYPES = ['year', 'month', 'day'] as const;
const LENGTHS = { year: 4, month: 2, day: 2 } as const;
const MOST = { year: 9999, month: 12, day: 31 } as const;

export type Part = (typeof TYPES)[number];
export type Parts = Readonly<Record<Part, number | null>>;

/** Reads "2019-05-" and the like; a part that is missing or cannot be is null. */
export function partsOf(text: string): Parts {
  const [, ...found] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(text) ?? [];
  const part = (type: Part) => {
    const number = Number(found[TYPES.indexOf(type)] ?? 0);
    return number > 0 && number <= MOST[type] ? number : null;
  };
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** "2019-05-" where the day is missing; "" where everything is. */
export function textOf(parts: Parts): string {
  if (TYPES.every((type) => !parts[type])) return '';
  // A zero is a month or a day that somebody begins to type, and none yet.
  return TYPES.map((type) =>
    (parts[type] || '').toString().padStart(parts[type] ? LENGTHS[type] : 0, '0'),
  ).join('-');
}
