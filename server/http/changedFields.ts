/** What a change says beside the record itself. */
const aside = new Set(['UserGuid', '_etag', 'message']);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false;

/**
 * The names of the fields that a change makes different. Values are compared and go nowhere.
 * @param before the record as it is; null when there is none
 */
export function changedFields(before: object | null, change: unknown): readonly string[] {
  if (typeof change !== 'object' || change === null) return [];
  return Object.entries(change)
    .filter(([name, value]) => {
      if (aside.has(name)) return false;
      const was: unknown = before === null ? null : Reflect.get(before, name);
      if (isEmpty(was) && isEmpty(value)) return false;
      return JSON.stringify(was ?? null) !== JSON.stringify(value ?? null);
    })
    .map(([name]) => name);
}

/** The record of an answer that a change is about: the one with this id, where it is a list. */
export function recordIn(answer: unknown, id: unknown): object | null {
  if (!Array.isArray(answer)) return typeof answer === 'object' ? answer : null;
  const wanted = typeof id === 'string' ? id.toLowerCase() : null;
  const found: unknown = answer.find(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      Object.values(one).some((value) => typeof value === 'string' && value === wanted),
  );
  return typeof found === 'object' && found !== null ? found : null;
}
