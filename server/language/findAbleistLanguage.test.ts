import { describe, expect, test } from 'vitest';
import { exclusionSentences } from '#server/database/seed/feed/exclusions.ts';
import { feedCount, feedSeed, generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { findAbleistLanguage, findHealthQuestions } from './findAbleistLanguage.ts';

const phrasesOf = (text: string): string[] =>
  findAbleistLanguage(text).map((extract) => extract.phrase);

describe('a flag', () => {
  test('has the phrase, a rationale, alternatives, the rule and a severity', () => {
    const [flag, ...others] = findAbleistLanguage('We need an able-bodied clerk.');
    expect(others).toEqual([]);
    expect(flag).toMatchObject({
      phrase: 'able-bodied',
      start: 11,
      end: 22,
      rule: 'energy.able-bodied',
      severity: 'replace',
    });
    expect(flag?.rationale.length).toBeGreaterThan(40);
    expect(flag?.alternatives.length).toBeGreaterThan(0);
  });

  test('is never found in an empty text', () => {
    expect(findAbleistLanguage('')).toEqual([]);
    expect(findAbleistLanguage(' \n•\n')).toEqual([]);
  });
});

describe('a question about health', () => {
  const text = 'Health comes first. Be strong and fit. Be strong and healthy. No crazy hours.';

  test('is a flag whose own words ask about it', () => {
    const asks = findAbleistLanguage(text).map(({ phrase, asksHealth }) => [phrase, asksHealth]);
    expect(asks).toEqual([
      ['strong and fit', false],
      ['strong and healthy', true],
      ['crazy', false],
    ]);
  });

  test('is all that is found when only such questions are looked for', () => {
    expect(findHealthQuestions(text).map(({ phrase }) => phrase)).toEqual(['strong and healthy']);
  });
});

describe('offsets are UTF-16 indexes into the given text', () => {
  const texts = [
    'Crazy',
    '🚀🚀 A crazy place 🎉, insane pay',
    'What you needMust be able-bodied.Apply nowOur pace is insane',
    'İstanbul office: crazy hours',
    'Driver’s work; must have a valid driver’s license\u00a0and thick\u2011skin',
    'MUST BE ABLE-BODIED',
  ];
  test.each(texts)('in "%s"', (text) => {
    const found = findAbleistLanguage(text);
    expect(found.length).toBeGreaterThan(0);
    for (const { phrase, start, end } of found) {
      expect(text.slice(start, end)).toBe(phrase);
      expect(phrase).toMatch(/^\S.*\S$/s);
    }
  });

  test('finds words joined by a lost line break separately', () => {
    expect(phrasesOf('What you needLame excuses end here')).toEqual(['Lame']);
  });

  test('matches a phrase across a line break, but not across list items', () => {
    expect(phrasesOf('must be able to lift\n50 pounds')).toEqual(['lift\n50 pounds']);
    expect(phrasesOf('- order handling\n- up to 50 pounds a day')).toEqual([]);
  });
});

describe('overlapping phrases', () => {
  test('keep only the longest', () => {
    expect(phrasesOf('a crazy fast-paced shop')).toEqual(['crazy fast-paced']);
    expect(phrasesOf('Must be in good physical condition')).toEqual(['good physical condition']);
  });

  test('merge into one flag for a list of one rule, and stay apart for two rules', () => {
    expect(phrasesOf('You must stand, walk, bend and reach.')).toEqual([
      'stand, walk, bend and reach',
    ]);
    expect(phrasesOf('Stamina to stand for long periods')).toEqual([
      'Stamina',
      'stand for long periods',
    ]);
  });

  test('are returned in text order and never overlap', () => {
    const text = exclusionSentences.join('. ');
    const found = findAbleistLanguage(text);
    expect(found.length).toBeGreaterThan(exclusionSentences.length);
    found.reduce((end, flag) => {
      expect(flag.start).toBeGreaterThanOrEqual(end);
      return flag.end;
    }, 0);
  });
});

describe('the sentence around a phrase', () => {
  test('applies an accommodation only within its own sentence', () => {
    const offered = 'Able to lift 50 pounds with or without accommodation.';
    expect(phrasesOf(offered)).toEqual([]);
    expect(phrasesOf(`Able to lift 50 pounds. ${offered}`)).toEqual(['lift 50 pounds']);
  });

  test('ignores a denied demand, but not a denied slur', () => {
    expect(phrasesOf("You don't need a driver's license.")).toEqual([]);
    expect(phrasesOf('There is no heavy lifting.')).toEqual([]);
    expect(phrasesOf('Our hours are not insane.')).toEqual(['insane']);
  });

  test('ignores a word that is quoted', () => {
    expect(phrasesOf('Please avoid the word "lame" in our texts.')).toEqual([]);
    expect(phrasesOf('The pay is not "lame" here.')).toEqual(['lame']);
  });
});

describe('the job', () => {
  test('allows what the work needs, by code or by title', () => {
    const text = "Must have a valid driver's license.";
    expect(findAbleistLanguage(text)).toHaveLength(1);
    expect(findAbleistLanguage(text, { socCode: '15-1252' })).toHaveLength(1);
    expect(findAbleistLanguage(text, { socCode: '53-3032' })).toEqual([]);
    expect(findAbleistLanguage(text, { title: 'School Bus Driver' })).toEqual([]);
    expect(findAbleistLanguage(text, { title: 'Device Driver Developer' })).toHaveLength(1);
  });
});

describe('the sample feed', () => {
  const feed = generateFeed({ seed: feedSeed, now: new Date('2026-11-21'), count: feedCount });
  const flagged = feed.map(({ description, title, socCode }) => ({
    description,
    planted: exclusionSentences.filter((sentence) => description.includes(sentence)),
    flags: findAbleistLanguage(description, { title, socCode }),
  }));

  test.each(exclusionSentences)('finds "%s" wherever it is planted', (sentence) => {
    const holders = flagged.filter(({ planted }) => planted.includes(sentence));
    expect(holders.length).toBeGreaterThan(0);
    for (const { description, flags } of holders) {
      const at = description.indexOf(sentence);
      const inside = flags.filter(({ start, end }) => start >= at && end <= at + sentence.length);
      expect(inside.length, description).toBeGreaterThan(0);
    }
  });

  test('flags fewer than one other posting in two hundred with more than a hint', () => {
    const others = flagged.filter(({ planted }) => planted.length === 0);
    const more = others.filter(({ flags }) => flags.some(({ severity }) => severity !== 'soft'));
    expect(more.length / others.length).toBeLessThan(0.005);
  });
});
