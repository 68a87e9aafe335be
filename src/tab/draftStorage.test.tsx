import { beforeEach, expect, test } from 'vitest';
import { readDrafts, writeDraft } from '#src/tab/draftStorage.ts';
import { clearDrafts } from '#src/tab/storage.ts';

const draft = { version: 1, data: { text: 'Braille' }, savedAt: 2000, sentAt: 1000 };
const sent = { ...draft, sentAt: 2000 };

beforeEach(() => sessionStorage.clear());

test('keeps drafts of each person in a tab apart', () => {
  writeDraft('rosa', 'skills', draft);
  writeDraft('omar', 'skills', sent);
  expect(readDrafts('rosa')).toEqual({ skills: draft });
  expect(readDrafts('omar')).toEqual({ skills: sent });
  expect(readDrafts('ro')).toEqual({});
  writeDraft('omar', 'skills', null);
  expect(readDrafts('omar')).toEqual({});
  expect(readDrafts('rosa')).toEqual({ skills: draft });
});

test('ignores a draft that somebody changed by hand', () => {
  const bad: readonly unknown[] = [
    'text',
    null,
    { ...draft, version: '1' },
    { ...draft, savedAt: null },
    { ...draft, sentAt: 'never' },
    { ...draft, data: 'text' },
  ];
  for (const value of bad) {
    sessionStorage.setItem('draft.rosa.skills', JSON.stringify(value));
    expect(readDrafts('rosa')).toEqual({});
  }
  sessionStorage.setItem('draft.rosa.skills', '{');
  expect(readDrafts('rosa')).toEqual({});
});

test('keeps only unsent drafts after an expired session, for their owner', () => {
  writeDraft('rosa', 'skills', draft);
  writeDraft('rosa', 'education', sent);
  sessionStorage.setItem('other', '1');
  clearDrafts('sent');
  expect(readDrafts('rosa')).toEqual({ skills: draft });
  clearDrafts('all');
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
