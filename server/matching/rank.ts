import { titleWords } from './titleWords.ts';

/**
 * Rank of a title: 0 in training, 1 entry, 2 the full occupation, 3 senior or lead, 4 supervisor
 * or manager, 5 director and above.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;

const ranks: readonly (readonly [Rank, ReadonlySet<string>])[] = [
  [5, new Set(['chief', 'director', 'president', 'vice', 'vp', 'head', 'partner', 'principal'])],
  [
    4,
    new Set([
      'manager',
      'supervisor',
      'superintendent',
      'foreman',
      'captain',
      'administrator',
      'executive',
    ]),
  ],
  [0, new Set(['intern', 'internship', 'apprentice', 'trainee', 'student', 'volunteer'])],
  [3, new Set(['senior', 'sr', 'lead', 'leader', 'iii', 'iv', 'expert', 'master', '3', '4'])],
  [1, new Set(['junior', 'jr', 'entry', 'assistant', 'aide', 'helper', 'associate', 'i', '1'])],
];

/** The rank of a title; 2 when it names none. */
export function rankOf(title: string): Rank {
  const words = titleWords(title);
  return ranks.find(([, names]) => words.some((word) => names.has(word)))?.[0] ?? 2;
}
