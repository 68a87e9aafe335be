/** Somebody with one name says so, and then needs no last name (sections 3 and 5 know only two). */

/** What a change says about the last name; undefined where it says nothing. */
export interface LastNameChange {
  readonly lastName?: string | undefined;
  readonly hasOneName?: boolean | undefined;
}

export interface StoredLastName {
  readonly lastName: string;
  readonly hasOneName: boolean;
}

/** Whether a last name is missing: it is empty, and the person did not say that they have one name. */
export function lacksLastName({ lastName, hasOneName }: StoredLastName): boolean {
  return lastName.trim() === '' && !hasOneName;
}

/** Whether an account has one name. The names alone tell it to who has nothing else of it. */
export const hasOneName = ({ FirstName, LastName }: { FirstName: string; LastName: string }) =>
  FirstName !== '' && LastName === '';

/**
 * The last name after a change. Saying that there is one name empties it; a last name says that
 * there are two.
 */
export function changedLastName(before: StoredLastName, change: LastNameChange): StoredLastName {
  if (change.hasOneName) return { lastName: '', hasOneName: true };
  const lastName = change.lastName?.trim() ?? before.lastName;
  return { lastName, hasOneName: lastName === '' && (change.hasOneName ?? before.hasOneName) };
}
