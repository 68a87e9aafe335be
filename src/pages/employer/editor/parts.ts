/** The six parts of a posting, in the order in which a good announcement is read. */
export const PARTS = ['job', 'essential', 'other', 'needs', 'where', 'access'] as const;
export type PartName = (typeof PARTS)[number];

/** The element id of the heading of a part. */
export const partId = (part: PartName): string => `part-${part}`;
