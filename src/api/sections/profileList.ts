import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { keyHeader } from '#src/api/client/idempotencyKey.ts';
import { orNull } from '#src/api/client/orNull.ts';
import { call } from '#src/api/client/problem.ts';
import { type Read, fetchFresh } from '#src/api/client/read.ts';
import type { ProfileSection } from '#src/api/sectionChanges.ts';

type Answer<T> = Promise<{ data?: T }>;
type Version = { _etag?: string };
type Owned<Body> = Body & { UserGuid: string };
interface Entry {
  readonly Id: string;
  readonly _etag: string;
}

/** The card of a list of the profile: what is to be known of it, and nothing that all lists do. */
interface ListCard<Saved, Values, Body> extends Pick<ProfileSection, 'section' | 'follows'> {
  readonly read: (userGuid: string) => Read<Saved[]>;
  /** The values of an empty form, in the order of its fields. */
  readonly empty: Values;
  /** A saved entry as its form shows it. */
  readonly valuesOf: (saved: Saved) => Values;
  readonly rules: (values: FormValues, mode: 'add' | 'update') => FieldProblem[];
  /** The values as the server saves them, if they differ from what was typed. */
  readonly asSaved?: (values: FormValues) => FormValues;
  /** What is sent for the values of the form, beside whose it is. */
  readonly bodyOf: (values: FormValues) => Body;
  readonly create: (body: Owned<Body>, header: { 'idempotency-key'?: string }) => Answer<Saved>;
  readonly update: (id: string, body: Owned<Body> & Version) => Answer<Saved>;
  readonly remove: (id: string, version: Version) => Answer<unknown>;
}

export type ProfileList<Saved, Values extends FormValues> = ReturnType<
  typeof profileList<Saved & Entry, Values, object>
>;

/** A list of the profile as its page needs it; each call throws CallFailed. */
export function profileList<Saved extends Entry, Values extends FormValues, Body extends object>(
  card: ListCard<Saved, Values, Body>,
) {
  const { section, follows, read, rules, asSaved } = card;
  const empty: FormRecord<Values> = { entry: { id: null, etag: null }, values: card.empty };
  const recordOf = (saved: Saved): FormRecord<Values> => ({
    entry: { id: saved.Id, etag: saved._etag },
    values: card.valuesOf(saved),
  });
  const versionOf = ({ entry: { etag } }: FormRecord): Version =>
    etag === null ? {} : { _etag: etag };

  const callsOf = (UserGuid: string) => ({
    rules,
    ...(asSaved ? { asSaved } : {}),
    list: read(UserGuid),
    async save(record: FormRecord, key?: string) {
      const { id } = record.entry;
      const body = { UserGuid, ...card.bodyOf(record.values) };
      const row = await call(
        id === null
          ? card.create(body, keyHeader(key))
          : card.update(id, { ...body, ...versionOf(record) }),
      );
      return { ...recordOf(row), message: null, row };
    },
    async load({ entry }: FormRecord) {
      const saved = (await fetchFresh(read(UserGuid))).find(({ Id }) => Id === entry.id);
      return saved ? recordOf(saved) : null;
    },
    /** An entry that is already gone counts as deleted: the person has what they wanted. */
    remove: (record: FormRecord) =>
      orNull(call(card.remove(record.entry.id ?? '', versionOf(record)))),
  });
  return { section, follows, read, empty, recordOf, callsOf };
}
