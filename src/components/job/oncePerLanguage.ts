/**
 * Caches a value for each language. Making an Intl format takes longer than using it a hundred
 * times, and every card of a list uses one.
 */
export function oncePerLanguage<Made>(
  make: (language: string) => Made,
): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}
