import { createHash } from 'node:crypto';
import type { components } from '#openapi/user.ts';

type SavedSearchNew = components['schemas']['SavedSearchNew'];
/** What is searched, without the name and the mails. */
export type SearchParts = Required<
  Pick<SavedSearchNew, 'list' | 'words' | 'place' | 'filters' | 'sort'>
>;

/** A search in one form: texts trimmed, lists in order, and no distance without a place. */
export function searchParts(body: SavedSearchNew): SearchParts {
  const place = body.place.trim();
  const { miles, remote, employmentTypes, payAtLeast, postedWithinDays, accommodationContact } =
    body.filters ?? {};
  return {
    list: body.list,
    words: body.words.trim(),
    place,
    filters: {
      ...(miles === undefined || place === '' ? {} : { miles }),
      ...(remote?.length ? { remote: remote.toSorted() } : {}),
      ...(employmentTypes?.length ? { employmentTypes: employmentTypes.toSorted() } : {}),
      ...(payAtLeast && { payAtLeast: { amount: payAtLeast.amount, unit: payAtLeast.unit } }),
      ...(postedWithinDays === undefined ? {} : { postedWithinDays }),
      ...(accommodationContact && { accommodationContact }),
    },
    sort: body.sort ?? 'best',
  };
}

/** The same text for the same search, also where its words are in another case. */
export function searchKey({ list, words, place, filters, sort }: SearchParts): string {
  const search = [list, words.toLowerCase(), place.toLowerCase(), filters, sort];
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url');
}
