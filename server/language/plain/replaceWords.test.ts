import { describe, expect, it, test } from 'vitest';
import { factsIn } from './facts.ts';
import { keptPartsIn } from './keptParts.ts';
import { replaceWords } from './replaceWords.ts';
import { allWords } from './words/allWords.ts';

const plain = (line: string, kept: readonly string[] = []) =>
  replaceWords(line, keptPartsIn(kept)(line));

test.each([
  ['Utilize a scanner in order to sort mail.', 'Use a scanner to sort mail.'],
  [
    'You are utilizing a scanner that others utilized.',
    'You are using a scanner that others used.',
  ],
  ['She submits it; it was submitted.', 'She sends it; it was sent.'],
  ['At least 2 years; a minimum of 3 years.', 'At least 2 years; at least 3 years.'],
  ['Minimum of 3 years', 'At least 3 years'],
  ['You need an additional day.', 'You need an extra day.'],
  ['An annual bonus and an individual who helps', 'A yearly bonus and a person who helps'],
  ['a beverage, an automobile', 'a drink, a car'],
  ['Candidates who are required to travel', 'Candidates who must travel'],
  ['Bring pens, paper, etc.', 'Bring pens, paper, and so on.'],
  [
    'Use tools (e.g. a drill, etc.) with care',
    'Use tools (for example a drill, and so on) with care',
  ],
  ['Use software, e.g. Excel.', 'Use software, for example Excel.'],
  ['A variety of tasks', 'Different kinds of tasks'],
  ['2+ yrs of sales', '2+ years of sales'],
  ['Work 9 yrs. You may stay.', 'Work 9 years. You may stay.'],
  ['We pay 5 yrs. of school', 'We pay 5 years of school'],
  ['Pens, etc. “We care.”', 'Pens, and so on. “We care.”'],
  ['Pens, etc. are here.', 'Pens, and so on are here.'],
  ['Reply ASAP.', 'Reply as soon as possible.'],
  ['We train. Utilize it!', 'We train. Use it!'],
  ['We say: Utilize it.', 'We say: Use it.'],
  ['“It works.” Utilize it.', '“It works.” Use it.'],
  ['- Utilize scanners', '- Use scanners'],
  ['* Utilize scanners', '* Use scanners'],
  ['Sort it in  order   to send it', 'Sort it to send it'],
])('writes “%s” in plain words', (hard, expected) => {
  expect(plain(hard)).toBe(expected);
});

describe('leaves as it is', () => {
  it.each([
    ['a noun that is written as a verb', 'The leverage of the fund is high.'],
    ['a word with another meaning beside another word', 'Primary care and assisted living'],
    ['who a person says they are', 'People who identify as women'],
    ['patients who are told apart', 'Identify patients by their wristband.'],
    ['workers’ compensation', 'We pay workers’ compensation.'],
    [
      'a family’s duties, which the law protects',
      'Nobody is treated worse for family responsibilities.',
    ],
    ['things that are needed for something', 'Good shoes are required to climb.'],
    ['what is denied to be needed', 'Applicants are not required to drive.'],
    ['two words that would become one', 'Goals and objectives'],
    ['how many there are, where that is open', 'Multiple shifts are open.'],
    ['what the law calls so', 'Equal employment opportunity to all'],
    ['a title in capitals', 'Administrative Assistance Coordinator'],
    ['a name inside a sentence', 'Join the Additional Hands Program of Utilize Inc.'],
    ['a word with a capital beside a dash', 'We sort - Utilize it'],
    ['a first word that a name follows', 'Utilize & Partners sorts mail.'],
    ['a first word of a name of two', 'Additional Hands sorts mail.'],
    ['a first word with a capital inside', 'UTilize it.'],
    ['a word in capitals', 'Please UTILIZE it.'],
    ['a line in capitals', 'UTILIZE ALL TOOLS PRIOR TO USE'],
    ['quoted words', 'We say “utilize” and "prior to".'],
    ['an address', 'Write to submit@utilize.example.com or see https://utilize.example.com/submit'],
    ['a part of a compound', 'A pre-commence check of self-utilize goods'],
    ['a sentence that a word of time would break', 'You will simultaneously greet and type.'],
    [
      'how strongly something is asked for',
      'You shall not smoke, and you may be required to stay.',
    ],
  ])('%s', (_, line) => {
    expect(plain(line)).toBe(line);
  });

  it('a given name or phrase', () => {
    expect(plain('commence group is to commence work', ['Commence Group'])).toBe(
      'commence group is to start work',
    );
  });
});

describe('the table of words', () => {
  it('has at least 150 words, each once unless its conditions differ', () => {
    expect(new Set(allWords.map(({ hard }) => hard)).size).toBeGreaterThan(150);
    const same = Map.groupBy(allWords, ({ hard }) => hard);
    expect([...same].filter(([, words]) => words.length > 1).map(([hard]) => hard)).toEqual([
      'via',
    ]);
  });

  it('is in lower case, and gives no word that it would replace again', () => {
    for (const { hard, plain: easy } of allWords) {
      expect(hard).toBe(hard.toLowerCase());
      expect(plain(`we see ${easy} here`)).toBe(`we see ${easy} here`);
    }
  });

  it('adds and takes away no number, negation, licence or name', () => {
    for (const { hard, plain: easy } of allWords)
      expect(factsIn(`we see ${easy} here`), hard).toEqual(factsIn(`we see ${hard} here`));
  });
});
