import type { FormContext, FormRecord, FormValue, FormValues } from './form/formTypes.ts';
import { changedFields } from './form/formValues.ts';

/** Merges what was typed with a newer version of the record, field by field. */

export type Versions = {
  /** The values that the person saw before typing. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** The values that are saved now. */
  readonly theirs: FormValues;
  /** The values as the saved record would hold them. */
  readonly asSaved: (values: FormValues) => FormValues;
};

export type Side = 'mine' | 'theirs';

/** A value as it is stored: without outer spaces, and with choices in a fixed order. */
function plain(value: FormValue | undefined): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.toSorted() : value;
}

function isSameValue(some: FormValue | undefined, other: FormValue | undefined): boolean {
  return JSON.stringify(plain(some)) === JSON.stringify(plain(other));
}

/** Whether saving the one would store the values of the other. */
export function saysTheSame(some: FormValues, others: FormValues): boolean {
  return differing(some, others).length === 0;
}

function differing(some: FormValues, others: FormValues): string[] {
  return Object.keys({ ...others, ...some }).filter(
    (field) => !isSameValue(some[field], others[field]),
  );
}

type List = readonly string[];
const isList = (value: FormValue | undefined): value is List => Array.isArray(value);

/** Each choice is a field of its own: what either side added or removed. */
function mergedList(base: List, mine: List, theirs: List): List {
  const kept = theirs.filter((item) => mine.includes(item) || !base.includes(item));
  return [...kept, ...mine.filter((item) => !base.includes(item) && !kept.includes(item))];
}

/** The fields that both sides changed to different values. */
function changedByBoth({ base, mine, theirs }: Versions): string[] {
  return differing(mine, theirs).filter(
    (field) =>
      !(isList(mine[field]) && isList(theirs[field])) &&
      !isSameValue(mine[field], base[field]) &&
      !isSameValue(theirs[field], base[field]),
  );
}

function fieldByField({ base, mine, theirs }: Versions, side: Side): FormValues {
  const value = (field: string): FormValue | undefined => {
    const [before, typed, saved] = [base[field], mine[field], theirs[field]];
    if (isList(typed) && isList(saved))
      return mergedList(isList(before) ? before : [], typed, saved);
    if (isSameValue(typed, before) || isSameValue(typed, saved)) return saved;
    return isSameValue(saved, before) || side === 'mine' ? typed : saved;
  };
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((field) => [field, value(field) ?? '']),
  );
}

/** What would be stored of the typed values, so that fields that no longer apply are empty. */
const stored = (versions: Versions): Versions => ({
  ...versions,
  mine: versions.asSaved(versions.mine),
});

/**
 * Fields can depend on each other, e.g. a current job has no end date. When a merge would then
 * drop a value that one side saved or typed, the versions can only be kept whole.
 */
function isWhole(versions: Versions): boolean {
  const sides: Side[] = ['mine', 'theirs'];
  return sides.some((side) => {
    const merged = fieldByField(versions, side);
    return !saysTheSame(versions.asSaved(merged), merged);
  });
}

/** The fields about which the person must choose; none when both versions can be kept. */
export function disputedFields(given: Versions): string[] {
  const versions = stored(given);
  return isWhole(versions) ? differing(versions.mine, versions.theirs) : changedByBoth(versions);
}

/** Both versions in one; a disputed field has the value of `side`. */
export function mergedValues(given: Versions, side: Side): FormValues {
  const versions = stored(given);
  if (isWhole(versions)) return versions[side];
  return fieldByField(versions, side);
}

type Open = Pick<
  FormContext,
  'base' | 'values' | 'sent' | 'start' | 'keepsOne' | 'asSaved' | 'lost'
>;

/** Whether a version is what was saved from here by a save whose answer was lost. */
export const isOwn = (lost: readonly FormValues[], theirs: FormRecord): boolean =>
  lost.some((values) => saysTheSame(theirs.values, values));

/** The saves without an answer, with the last one: only its answer is known to be missing. */
export function lostWith({ lost, sent, asSaved }: Pick<FormContext, 'lost' | 'sent' | 'asSaved'>) {
  const saved = asSaved(sent);
  return [...lost.filter((values) => !saysTheSame(values, saved)), saved];
}

/**
 * The form over a newer version of its record; in the disputed fields, `side` has its values. Over
 * its own version it is what was typed.
 */
export function rebase(context: Open, theirs: FormRecord, side: Side) {
  const { base, values, sent, start, keepsOne, asSaved, lost } = context;
  const next = { base: theirs, start: keepsOne ? theirs : start, lost: [] };
  if (isOwn(lost, theirs)) return { ...next, values, sent };
  const versions = (mine: FormValues) => ({
    base: base.values,
    mine,
    theirs: theirs.values,
    asSaved,
  });
  const asked = side === 'theirs' ? disputedFields(versions(sent)) : [];
  const given = asked.map((field) => [field, theirs.values[field] ?? '']);
  return {
    ...next,
    values: {
      ...mergedValues(versions(sent), side),
      ...changedFields(values, sent),
      ...Object.fromEntries(given),
    },
    sent: mergedValues(versions(sent), side),
  };
}
