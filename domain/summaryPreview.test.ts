import { describe, expect, it } from 'vitest';
import { summaryPreview } from './summaryPreview.ts';

describe('summaryPreview', () => {
  it('keeps a summary of 100 characters whole', () => {
    const text = 'a'.repeat(100);
    expect(summaryPreview(text)).toBe(text);
  });

  it('cuts after 100 characters and adds three dots when there are more', () => {
    expect(summaryPreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });

  it('counts an emoji as one character and never cuts it in two', () => {
    expect(summaryPreview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}...`);
  });

  it.each([null, '', ' \n '])('is null without a summary (%j)', (summary) => {
    expect(summaryPreview(summary)).toBeNull();
  });
});
