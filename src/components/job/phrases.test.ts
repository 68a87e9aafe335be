import { describe, expect, it } from 'vitest';
import { piecesOf } from './phrases.ts';

describe('phrases of a posting', () => {
  it('are cut out of a line, wherever they stand and whatever their case', () => {
    expect(piecesOf('Able-bodied people, able-bodied only', ['able-bodied'])).toEqual([
      { text: 'Able-bodied', phrase: 0 },
      { text: ' people, ', phrase: null },
      { text: 'able-bodied', phrase: 0 },
      { text: ' only', phrase: null },
    ]);
  });

  it('are the longest where one is part of the other', () => {
    expect(piecesOf('must be able to stand all day', ['stand', 'able to stand all day'])).toEqual([
      { text: 'must be ', phrase: null },
      { text: 'able to stand all day', phrase: 1 },
    ]);
  });

  it('are not found within a word', () => {
    expect(piecesOf('a spotless kitchen', ['less'])).toEqual([
      { text: 'a spotless kitchen', phrase: null },
    ]);
  });

  it('may contain characters that are special in a regular expression', () => {
    expect(piecesOf('Lift 50+ lbs (often)', ['50+ lbs (often)'])).toEqual([
      { text: 'Lift ', phrase: null },
      { text: '50+ lbs (often)', phrase: 0 },
    ]);
  });

  it('leave a line as it is when there are none', () => {
    expect(piecesOf('A kind team', [])).toEqual([{ text: 'A kind team', phrase: null }]);
  });
});
