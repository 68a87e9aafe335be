interface AccountName {
  readonly FirstName: string;
  readonly LastName: string;
}

interface ReviewedName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Only letters, without accents, case and a suffix such as "Jr.". */
function plain(name: string): string {
  return name
    .replace(/[,\s]+(?:jr|sr|ii|iii|iv)\.?$/i, '')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/**
 * Whether a review names somebody else than the account. A missing name is no other one, and
 * accents, case, spaces and suffixes make no difference.
 */
export function isOtherName(account: AccountName, review: ReviewedName): boolean {
  return [
    [account.FirstName, review.firstname],
    [account.LastName, review.lastname],
  ].some(([known = '', read = '']) => {
    const [one, other] = [plain(known), plain(read)];
    return one !== '' && other !== '' && one !== other;
  });
}
