/**
 * Makes a thing once for each language. An Intl format takes longer to make than to use a hundred times, and a list of jobs
 * asks for one on every card.
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
