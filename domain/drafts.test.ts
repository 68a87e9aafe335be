import { describe, expect, test } from 'vitest';
import {
  draftsKeptSince,
  isSameData,
  isTooOld,
  type KeptDraft,
  type KeptDrafts,
  mergeDrafts,
  secondDraft,
  type ServerDraft,
} from './drafts.ts';

const NOON = Date.UTC(2026, 4, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

function kept(text: string | null, savedAt: number, sentAt: number | null = null): KeptDraft {
  return { version: 1, data: text === null ? null : { text }, savedAt, sentAt };
}
const OWN = 'thiswindow';
const OTHER = 'otherwindow';
function sent(Kind: string, text: string, at: number, Writer: string | null = OWN): ServerDraft {
  return { Kind, Version: 1, Data: { text }, SavedAt: new Date(at).toISOString(), Writer };
}

const merged = (tab: KeptDrafts, server: readonly ServerDraft[]) => mergeDrafts(tab, server, OWN);
const shownOf = (tab: KeptDrafts, server: readonly ServerDraft[]) => merged(tab, server).drafts;

describe('mergeDrafts', () => {
  test('keeps the newest copy of each form', () => {
    const tab = { skills: kept('tab', NOON + 2), education: kept('tab', NOON) };
    const server = [
      sent('skills', 'server', NOON + 1),
      sent('education', 'server', NOON + 1, null),
    ];
    expect(shownOf(tab, server)).toEqual({
      skills: kept('tab', NOON + 2),
      education: kept('server', NOON + 1, NOON + 1),
    });
  });

  test('keeps what was typed on top of the server’s newest copy, even when the clock is behind', () => {
    const late = kept('typed on', NOON - 60_000, NOON);
    expect(shownOf({ skills: late }, [sent('skills', 'before', NOON)])).toEqual({
      skills: late,
    });
  });

  test('keeps what was typed while this window’s text before was saved', () => {
    const here = kept('typed on', NOON);
    expect(shownOf({ skills: here }, [sent('skills', 'typed', NOON + 9)])).toEqual({
      skills: here,
    });
  });

  test('keeps a draft only the tab has when it was never sent, and drops it when the server dropped it', () => {
    const tab = { skills: kept('new', NOON), education: kept('old', NOON, NOON) };
    expect(shownOf(tab, [])).toEqual({ skills: kept('new', NOON) });
  });

  test('keeps a discarded draft discarded until a newer one is typed elsewhere', () => {
    const gone = kept(null, NOON + 1, NOON);
    expect(shownOf({ skills: gone }, [sent('skills', 'server', NOON)])).toEqual({
      skills: gone,
    });
    expect(shownOf({ skills: gone }, [sent('skills', 'again', NOON + 2, OTHER)])).toEqual({
      skills: kept('again', NOON + 2, NOON + 2),
    });
  });

  test('keeps what was typed here beside what another window wrote meanwhile', () => {
    const here = kept('tab', NOON, NOON - 5);
    expect(merged({ skills: here }, [sent('skills', 'other', NOON + 9, OTHER)])).toEqual({
      drafts: { skills: here },
      others: { skills: [kept('other', NOON + 9, NOON + 9)] },
    });
    // The same words are one draft.
    expect(merged({ skills: here }, [sent('skills', 'tab', NOON + 9, OTHER)])).toEqual({
      drafts: { skills: kept('tab', NOON + 9, NOON + 9) },
      others: {},
    });
  });

  test('shows a window its own draft, and a new window the newest', () => {
    const second = `skills~${OTHER}`;
    const server = [sent('skills', 'first', NOON), sent(second, 'second', NOON + 1, OTHER)];
    const first = kept('first', NOON, NOON);
    const newest = { ...kept('second', NOON + 1, NOON + 1), at: second };
    expect(merged({ skills: kept('first', NOON, NOON) }, server)).toEqual({
      drafts: { skills: first },
      others: { skills: [newest] },
    });
    const opened = { drafts: { skills: newest }, others: { skills: [first] } };
    expect(merged({}, server)).toEqual(opened);
    expect(merged({ skills: newest }, server)).toEqual(opened);
    // Once it was saved, the other one is shown.
    expect(merged({ skills: newest }, server.slice(0, 1))).toEqual({
      drafts: { skills: first },
      others: {},
    });
  });

  test('ignores a server draft whose time cannot be parsed', () => {
    expect(shownOf({}, [{ ...sent('skills', 'x', NOON), SavedAt: 'noon' }])).toEqual({});
  });
});

test('keeps a draft for 30 days', () => {
  expect(isTooOld(NOON, NOON + 30 * DAY)).toBe(false);
  expect(isTooOld(NOON, NOON + 30 * DAY + 1)).toBe(true);
});

test('treats data as the same in any field order, and nothing else', () => {
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

test('keeps drafts for 30 days', () => {
  expect(draftsKeptSince(new Date(NOON))).toEqual(new Date(NOON - 30 * DAY));
});

test('names a second draft after its form and its window', () => {
  expect(secondDraft('skills', OTHER)).toBe(`skills~${OTHER}`);
  expect(secondDraft(`skills~${OWN}`, OTHER)).toBe(`skills~${OTHER}`);
});
