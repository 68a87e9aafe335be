import type { FormValues } from '#machines/form/formTypes.ts';
import type { KeyedDraft } from '#src/components/section/sectionTypes.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function isLike(value: unknown, like: unknown): boolean {
  if (Array.isArray(like))
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === typeof like;
}

/** Whether values have exactly the fields of a form, each of the right type. */
export function areValuesLike<Values extends FormValues>(
  values: unknown,
  like: Values,
): values is Values {
  if (typeof values !== 'object' || values === null) return false;
  const given: Record<string, unknown> = { ...values };
  const names = Object.keys(like);
  return (
    Object.keys(given).length === names.length &&
    names.every((name) => isLike(given[name], like[name]))
  );
}

/** Checks whether stored data is a draft of this form. Storage is untrusted input. */
export function isSectionDraft(data: unknown, like: FormValues): data is KeyedDraft {
  if (typeof data !== 'object' || data === null) return false;
  const { base, values, key }: Record<string, unknown> = { ...data };
  if (key !== undefined && !(typeof key === 'string' && UUID.test(key))) return false;
  if (!areValuesLike(values, like) || typeof base !== 'object' || base === null) return false;
  const { entry, values: under }: Record<string, unknown> = { ...base };
  return isEntry(entry) && areValuesLike(under, like);
}

function isEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, etag }: Record<string, unknown> = { ...entry };
  return [id, etag].every((part) => part === null || typeof part === 'string');
}
