import { type DocumentBlock, lines, list, paragraphs, section } from './documents/blocks.ts';
import type { AgreementState, ItemCost, ItemUse, PassportText } from './passport.ts';

/** How the name of its file begins. Others may read it, so it says nothing of a disability. */
export const PASSPORT_FILE = 'Work-notes';

/** What a passport says, as its file has it. */
export interface PassportContent {
  readonly texts: Readonly<Record<PassportText, string>>;
  readonly items: readonly {
    readonly Barrier: string;
    readonly Helps: string;
    readonly UsedWhen: ItemUse;
    readonly Cost: ItemCost;
  }[];
  readonly agreements: readonly {
    readonly What: string;
    readonly Where: string;
    readonly With: string;
    /** YYYY-MM-DD */
    readonly Since: string | null;
    readonly State: AgreementState;
  }[];
}

/** The words that the file has besides those of its person. */
export interface PassportWords {
  readonly language: string;
  readonly title: (name: string) => string;
  readonly parts: Readonly<Record<'about' | 'items' | 'working' | 'agreements', string>>;
  readonly texts: Readonly<Record<PassportText, string>>;
  readonly uses: Readonly<Record<ItemUse, string>>;
  /** What nobody knows is not said. */
  readonly costs: Readonly<Record<ItemCost, string | null>>;
  readonly states: Readonly<Record<AgreementState, string>>;
  readonly since: (state: string, day: string) => string;
}

/**
 * In English, for whoever is given the file. The title says nothing of a disability: it stands
 * where others may look, in a list of files and over a window.
 */
export const ENGLISH_PASSPORT: PassportWords = {
  language: 'en-US',
  title: (name) => (name === '' ? 'Work notes' : `Work notes of ${name}`),
  parts: {
    about: 'About me at work',
    items: 'What gets in the way and what helps',
    working: 'Working with me',
    agreements: 'What was agreed',
  },
  texts: {
    About: 'How I work',
    Strengths: 'What I do well',
    Communication: 'How to communicate with me',
    DifficultDay: 'On a difficult day',
    Emergency: 'In an emergency',
  },
  uses: {
    interview: 'For an interview.',
    job: 'For a job.',
    both: 'For an interview and a job.',
  },
  costs: { no: 'It costs nothing.', little: 'It costs a little.', unknown: null },
  states: { asked: 'Asked for', agreed: 'Agreed', in_place: 'In place', stopped: 'Stopped' },
  since: (state, day) => `${state}, since ${day}`,
};

/**
 * The pieces of a passport in the order of its page: its title, then each part that has something.
 * @returns null when nothing is written in it
 */
export function passportBlocks(
  title: string,
  content: PassportContent,
  words: PassportWords,
): DocumentBlock[] | null {
  const { texts, items, agreements } = content;
  const text = (name: PassportText) => section(3, words.texts[name], paragraphs(texts[name]));
  const written = [
    ...section(2, words.parts.about, [...text('About'), ...text('Strengths')]),
    ...section(
      2,
      words.parts.items,
      items.flatMap(({ Barrier, Helps, UsedWhen, Cost }) => [
        heading(Barrier),
        ...paragraphs(Helps),
        ...list([words.uses[UsedWhen], words.costs[Cost]].filter((one) => one !== null)),
      ]),
    ),
    ...section(2, words.parts.working, [
      ...text('Communication'),
      ...text('DifficultDay'),
      ...text('Emergency'),
    ]),
    ...section(
      2,
      words.parts.agreements,
      agreements.flatMap(({ What, Where, With, Since, State }) => [
        heading(What),
        ...lines(
          [Where, With].filter(Boolean).join(', '),
          Since === null
            ? words.states[State]
            : words.since(words.states[State], dayOf(Since, words.language)),
        ),
      ]),
    ),
  ];
  return written.length === 0 ? null : [{ kind: 'heading', level: 1, text: title }, ...written];
}

/** What was typed over several lines stands in one here. */
const heading = (text: string): DocumentBlock => ({
  kind: 'heading',
  level: 3,
  text: text.replaceAll(/\s+/gu, ' '),
});

/** "2026-05-01" as "May 1, 2026". */
function dayOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
