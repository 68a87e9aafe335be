import { describe, expect, test } from 'vitest';
import { isSameData, isTooOld, type KeptDraft, mergeDrafts, type ServerDraft } from './drafts.ts';

const NOON = Date.UTC(2026, 4, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

function kept(text: string | null, savedAt: number, sentAt: number | null = null): KeptDraft {
  return { version: 1, data: text === null ? null : { text }, savedAt, sentAt };
}
function sent(Kind: string, text: string, at: number): ServerDraft {
  return { Kind, Version: 1, Data: { text }, SavedAt: new Date(at).toISOString() };
}

describe('of the copies in the tab and on the server', () => {
  test('the newest wins, form by form', () => {
    const tab = { skills: kept('tab', NOON + 2), education: kept('tab', NOON) };
    const server = [sent('skills', 'server', NOON + 1), sent('education', 'server', NOON + 1)];
    expect(mergeDrafts(tab, server)).toEqual({
      skills: kept('tab', NOON + 2),
      education: kept('server', NOON + 1, NOON + 1),
    });
  });

  test('what was typed on top of the server’s newest wins, also on a machine whose clock is late', () => {
    const late = kept('typed on', NOON - 60_000, NOON);
    expect(mergeDrafts({ skills: late }, [sent('skills', 'before', NOON)])).toEqual({
      skills: late,
    });
  });

  test('one that only the tab has is kept when it was never sent, and gone when the server dropped it', () => {
    const tab = { skills: kept('new', NOON), education: kept('old', NOON, NOON) };
    expect(mergeDrafts(tab, [])).toEqual({ skills: kept('new', NOON) });
  });

  test('one that was thrown away stays away, until somebody typed it anew elsewhere', () => {
    const gone = kept(null, NOON + 1, NOON);
    expect(mergeDrafts({ skills: gone }, [sent('skills', 'server', NOON)])).toEqual({
      skills: gone,
    });
    expect(mergeDrafts({ skills: gone }, [sent('skills', 'again', NOON + 2)])).toEqual({
      skills: kept('again', NOON + 2, NOON + 2),
    });
  });

  test('one of the server whose time cannot be read is none', () => {
    expect(mergeDrafts({}, [{ ...sent('skills', 'x', NOON), SavedAt: 'noon' }])).toEqual({});
  });
});

test('a draft is kept for 30 days', () => {
  expect(isTooOld(NOON, NOON + 30 * DAY)).toBe(false);
  expect(isTooOld(NOON, NOON + 30 * DAY + 1)).toBe(true);
});

test('the same data is the same in any order of its fields, and nothing else is', () => {
  const data = { a: 1, list: [{ b: 'x', c: null }], none: undefined };
  expect(isSameData(data, { list: [{ c: null, b: 'x' }], a: 1 })).toBe(true);
  const others: unknown[] = [
    { ...data, a: 2 },
    { ...data, list: [] },
    { ...data, list: { 0: { b: 'x', c: null } } },
    { ...data, more: '' },
    { a: 1 },
    null,
    'text',
  ];
  expect(others.filter((other) => isSameData(data, other))).toEqual([]);
});
