/**
 * One key for the spellings of a city name: "St. Louis" and "Saint Louis", "De Kalb" and "DeKalb",
 * "Mayagüez" and "Mayaguez", "Winston-Salem" and "winston salem".
 */
export function placeKey(name: string): string {
  return placeWords(name).join('');
}

const longForms: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['hts', 'heights'],
  ['spgs', 'springs'],
]);

/** "N. Las Vegas": one letter before a word. "N. Y." are two letters. */
const directions: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/**
 * The words of a name in lower case, without diacritics and with common abbreviations expanded.
 */
export function placeWords(name: string): string[] {
  // Two of three names are one plain word: there is nothing to take apart.
  if (/^[A-Za-z]+$/.test(name)) {
    const word = name.toLowerCase();
    return [longForms.get(word) ?? word];
  }
  const lower = withoutMarks(name).toLowerCase();
  const words = lower
    .replace(/['’.`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const isBeforeWord = (words[at + 1] ?? '').length > 1;
    words[at] = longForms.get(word) ?? (isBeforeWord ? directions.get(word) : undefined) ?? word;
  }
  return words;
}

function withoutMarks(text: string): string {
  // Nearly every name is ASCII, and normalising is slow.
  return /[^ -~]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text;
}

const small = new Set(['And', 'At', 'By', 'For', 'In', 'Of', 'On', 'The']);
const capitals = new Set(['Apo', 'Fpo', 'Dpo', 'Afb', 'Usaf']);

/**
 * The postal file capitalises every word ("Mc Lean", "King Of
 * Prussia", "Apo"). Format it normally.
 */
export function formatPostalName(name: string): string {
  if (!name.includes(' ')) return capitals.has(name) ? name.toUpperCase() : name;
  return name
    .split(' ')
    .map((word, at) => {
      if (capitals.has(word)) return word.toUpperCase();
      return at > 0 && small.has(word) ? word.toLowerCase() : word;
    })
    .join(' ')
    .replace(/\bMc ([A-Z])/g, 'Mc$1');
}

const organisation =
  /\b(assoc|bank|bkcard|brm|bulk|card|citibank|citicorp|co|comp|corp|corporate|dept|elec|electric|firms?|inc|ins|insurance|internal revenue|j c penney|mailings?|mutual|natl|sears|shell oil|state board|svc|telephone|zip)\b/i;

/**
 * Some ZIP codes belong to one large receiver of mail and have its name ("Bank Of New York"). The
 * caller excludes real towns with such a word ("Green Bank").
 */
export function looksLikeOrganisation(name: string): boolean {
  return organisation.test(name);
}
