import { parse, walkTree, type Source, type SyntaxNode } from './sources.ts';

/** The texts of one language: area ("auth") to key ("error.email") to text. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The default area. Its keys need no prefix. */
const everywhere = 'common';

/** Reads src/i18n/<language>/<area>.json files. */
export function readTexts(files: readonly Source[]): Texts {
  return new Map(
    files.map(({ path, text }) => [
      path.split('/').at(-1)?.replace('.json', '') ?? '',
      new Map(flatten(JSON.parse(text), '')),
    ]),
  );
}

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) return [[prefix, '']];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix ? `${prefix}.${key}` : key),
  );
}

/** "jobs_one" and "jobs_other" are requested as "jobs". */
const asAskedFor = (key: string) => key.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, '');

interface Uses {
  /** Keys requested by name, with the areas the file has opened (none known: any). */
  calls: { key: string; line: number; areas: string[] }[];
  /** Every string literal, because a key may be passed on before it is requested. */
  words: Set<string>;
  /** Patterns of keys that are built from parts: at least one of a group, or of a plural. */
  patterns: RegExp[];
}

/** The keys one file requests. */
function usesOf(source: Source): Uses {
  const uses: Uses = { calls: [], words: new Set(), patterns: [] };
  const areas: string[] = [];
  const prefixes: string[] = [];
  walkTree(parse(source).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') uses.words.add(node.value);
    if (node.type === 'TemplateLiteral') addPattern(node, uses.patterns);
    if (node.type !== 'CallExpression') return;
    const name = nameOfCallee(node.callee);
    const [first, second] = node.arguments;
    if (name === 'useTranslation') {
      if (first) areas.push(...literalsIn(first));
      if (second) prefixes.push(...keyPrefix(second));
    }
    if (name !== 't' || first?.type !== 'Literal' || typeof first.value !== 'string') return;
    const line = source.text.slice(0, node.start).split('\n').length;
    uses.calls.push({ key: first.value, line, areas });
  });
  for (const prefix of prefixes) {
    for (const call of uses.calls) call.key = `${prefix}.${call.key}`;
    const longer = Array.from(uses.words, (word) => `${prefix}.${word}`);
    uses.words = new Set([...uses.words, ...longer]);
  }
  return uses;
}

function nameOfCallee(callee: SyntaxNode): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.property.name;
}

function literalsIn(node: SyntaxNode): string[] {
  const found: string[] = [];
  walkTree(node, (each) => {
    if (each.type === 'Literal' && typeof each.value === 'string') found.push(each.value);
  });
  return found;
}

function keyPrefix(node: SyntaxNode): string[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'keyPrefix'
      ? literalsIn(property.value)
      : [],
  );
}

function addPattern(node: SyntaxNode & { type: 'TemplateLiteral' }, patterns: RegExp[]): void {
  const parts = node.quasis.map((part) => part.value.raw);
  // An id with a letter at its end (`${id}d`) looks like a key, and would fit any.
  if (!parts.every((part) => /^[\w.:-]*$/.test(part)) || !/[.:_-]/.test(parts.join(''))) return;
  patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.:]+')}$`));
}

/** Requested keys that do not exist. */
export function missingKeys(texts: Texts, sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    usesOf(source)
      .calls.filter(({ key, areas }) => !isThere(texts, key, areas))
      .map(({ key, line }) => `${source.path}:${line} asks for "${key}", which is not there`),
  );
}

function isThere(texts: Texts, key: string, areas: string[]): boolean {
  const named = /^([\w-]+):(.+)$/.exec(key);
  const plain = named?.[2] ?? key;
  const where = named?.[1]
    ? [named[1]]
    : areas.length > 0
      ? [...areas, everywhere]
      : [...texts.keys()];
  return where.some((area) =>
    [...(texts.get(area)?.keys() ?? [])].some(
      (each) => each === plain || asAskedFor(each) === plain || each.startsWith(`${plain}.`),
    ),
  );
}

/** Keys that nothing requests. */
export function unusedKeys(texts: Texts, sources: readonly Source[]): string[] {
  const all = sources.map(usesOf);
  const words = new Set(all.flatMap((uses) => [...uses.words]));
  const patterns = all.flatMap((uses) => uses.patterns);
  const isUsed = (area: string, key: string) => {
    const names = [key, asAskedFor(key)].flatMap((each) => [each, `${area}:${each}`]);
    return names.some((name) => words.has(name) || patterns.some((pattern) => pattern.test(name)));
  };
  return [...texts].flatMap(([area, keys]) =>
    [...keys.keys()].filter((key) => !isUsed(area, key)).map((key) => `${area}:${key} is not used`),
  );
}

/** What a translation lacks: keys, placeholders, or text left in English. */
export function untranslated(
  english: Texts,
  other: Texts,
  sameInBoth: readonly string[],
): string[] {
  const problems: string[] = [];
  for (const [area, keys] of english) {
    const theirs = other.get(area);
    const asked = new Set([...(theirs?.keys() ?? [])].map(asAskedFor));
    for (const [key, text] of keys) {
      const name = `${area}:${key}`;
      const translated = theirs?.get(key);
      if (!asked.has(asAskedFor(key))) problems.push(`${name} is not translated`);
      if (translated === undefined) continue;
      if (translated === text && hasWords(text) && !sameInBoth.includes(name))
        problems.push(`${name} is still English`);
      if (blanks(text) !== blanks(translated))
        problems.push(`${name} has other blanks than the English`);
    }
    for (const key of theirs?.keys() ?? []) {
      const isKnown = [...keys.keys()].some((each) => asAskedFor(each) === asAskedFor(key));
      if (!isKnown) problems.push(`${area}:${key} is not in English`);
    }
  }
  return problems;
}

/** Whether a text says something beside what fills its blanks. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

const blanks = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .toSorted()
    .join();

/**
 * Keys with plural forms must have each form of the language and no other: Arabic has six. A text
 * that says a count must have such forms.
 * @param locale BCP 47
 */
export function wrongPlurals(texts: Texts, locale: string): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...texts].flatMap(([area, keys]) => {
    const forms = new Map<string, string[]>();
    for (const key of keys.keys()) {
      const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
      if (base && form) forms.set(base, [...(forms.get(base) ?? []), form]);
    }
    const wrong = [...forms]
      .filter(([, has]) => has.toSorted().join() !== needed.toSorted().join())
      .map(([base]) => `${area}:${base} needs the forms ${needed.toSorted().join(', ')}`);
    const without = [...keys]
      .filter(([key, text]) => asAskedFor(key) === key && /\{\{count\b/.test(text))
      .map(([key]) => `${area}:${key} says a count without plural forms`);
    return [...wrong, ...without];
  });
}

/** Words that belittle people or say nothing. */
const unkind =
  /\b(handicapped|wheelchair[- ]bound|confined to|suffer(s|ing)? from|special needs|able[- ]bodied|the disabled|crippled?|invalid\b(?! )|mentally ill|differently abled|oops|whoops|click here|simply|obviously)\b/i;

/** A side or a look by which a text leads to something, which not everybody sees (WCAG 1.3.3). */
const seenOnly =
  /\b(?:(?:on|to|at) (?:the|your) (?:left|right)|(?:left|right)[- ]hand|beside this|(?:red|green|blue|round|square|large|larger|small|smaller) (?:button|link|field|icon|box))\b/i;

/** Texts that are empty, use words we avoid, or lead to something by its side or look. */
export function unfitTexts(texts: Texts): string[] {
  return [...texts].flatMap(([area, keys]) =>
    [...keys].flatMap(([key, text]) => {
      if (text.trim() === '') return [`${area}:${key} is empty`];
      const word = (unkind.exec(text) ?? seenOnly.exec(text))?.[0];
      return word ? [`${area}:${key} says "${word}"`] : [];
    }),
  );
}
