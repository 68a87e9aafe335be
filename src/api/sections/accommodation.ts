import type { components } from '#openapi/user.ts';
import {
  ACCOMMODATION_KEYS,
  accommodationsToSave,
  NO_ACCOMMODATIONS,
} from '#domain/accommodations.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, CallFailed } from '#src/api/client/problem.ts';
import { accommodationOf } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';
import { staleFailure } from '#src/api/sections/failures.ts';

export type UserAccommodation = components['schemas']['UserAccommodation'];

/** The names of the ticked facts, and the text beside "Other". */
export type AccommodationValues = { ticked: readonly string[]; OtherAccommodationText: string };

/** The saved accommodations as the form shows them; null is a form never saved. */
export function accommodationRecord(
  saved: UserAccommodation | null,
): FormRecord<AccommodationValues> {
  return {
    entry: { id: saved?.Id ?? null, etag: saved?._etag ?? null },
    values: {
      ticked: ACCOMMODATION_KEYS.filter((key) => saved?.[key] === true),
      OtherAccommodationText: saved?.OtherAccommodationText ?? '',
    },
  };
}

/** No field is required. */
const accommodationRules = (): FieldProblem[] => [];

/** The calls of the accommodations: created the first time, updated after that (row C8). */
export function accommodationCalls(UserGuid: string) {
  const bodyOf = (values: FormValues): UserAccommodation => {
    const ticked = Array.isArray(values['ticked']) ? values['ticked'] : [];
    const facts = Object.fromEntries(ACCOMMODATION_KEYS.map((key) => [key, ticked.includes(key)]));
    // The text for "Other" is cleared when "Other" is unticked (section 5).
    return accommodationsToSave({
      ...NO_ACCOMMODATIONS,
      ...facts,
      OtherAccommodationText: String(values['OtherAccommodationText'] ?? '') || null,
      UserGuid,
    });
  };
  const create = async (body: UserAccommodation) => {
    try {
      return await call(userApi.POST('/userAccommodation', { body }));
    } catch (failure) {
      // The record did not exist when the form was opened, and exists now.
      throw failure instanceof CallFailed && failure.status === 409 ? staleFailure() : failure;
    }
  };
  return {
    rules: accommodationRules,
    asSaved: (values: FormValues) => {
      const { ticked, OtherAccommodationText } = accommodationRecord(bodyOf(values)).values;
      return { ticked, OtherAccommodationText };
    },
    async save({ entry, values }: FormRecord) {
      const body = bodyOf(values);
      const now =
        entry.id === null
          ? await create(body)
          : await call(
              userApi.PUT('/userAccommodation/{Id}', {
                params: { path: { Id: entry.id } },
                body: { ...body, ...(entry.etag === null ? {} : { _etag: entry.etag }) },
              }),
            );
      return { ...accommodationRecord(now), message: null };
    },
    async load() {
      const now = await fetchFresh(accommodationOf(UserGuid));
      return now === null ? null : accommodationRecord(now);
    },
  };
}
