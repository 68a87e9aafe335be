import { describe, expect, it } from 'vitest';
import { isName } from './names.ts';

/** Whether the part of a text between two bars is a name there. */
function isNameIn(marked: string): boolean {
  const start = marked.indexOf('|');
  return isName(marked.replaceAll('|', ''), start, marked.lastIndexOf('|') - 1);
}

describe('a phrase', () => {
  it.each([
    'We work at |Crazy| Horse.',
    'We work for |Young| & Sons.',
    'We work for |Young| and Sons.',
    'We work for Ernst & |Young|.',
    'We work for (Ernst |Young|).',
    'The Home for |Blind| children',
    'The School of the Arts, |Crazy| here',
    'We sell Bank of |Crazy| cards.',
    'We work at |Blind of the Bay| Foundation.',
  ])('is a name in “%s”', (text) => expect(isNameIn(text)).toBe(true));

  it.each([
    'We work at |crazy| Horse.',
    'WE WORK AT |CRAZY| HORSE.',
    '|Crazy| Horse',
    'It pays. |Crazy| Horse',
    'Note: |Crazy| Horse',
    'It pays.\n- |Crazy| Horse',
    'It pays.\n * |Crazy| Horse',
    'We have a |Crazy| idea.',
    'We have a |Crazy idea| Horse',
    'we are |Young|',
  ])('is no name in “%s”', (text) => expect(isNameIn(text)).toBe(false));
});
