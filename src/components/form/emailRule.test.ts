import { describe, expect, it } from 'vitest';
import { hasInvisible, looksLikeEmail } from './emailRule.ts';

describe('an email address', () => {
  it.each([
    'robin@example.com',
    ' robin@example.com\n',
    'r.o+b@mail.example.org',
    'zoë@exämple.com',
  ])('is taken as %j', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
    expect(hasInvisible(text)).toBe(false);
  });

  it.each(['robin', 'robin@example', '@example.com', 'rob in@example.com', 'a@b@example.com'])(
    'is refused as %j',
    (text) => expect(looksLikeEmail(text)).toBe(false),
  );

  it.each([
    ['a zero-width space', 'robin\u200b@example.com'],
    ['a mark of direction at its end', 'robin@example.com\u202c'],
    ['a word joiner before it', '\u2060robin@example.com'],
    ['a soft hyphen', 'robin@exam\u00adple.com'],
    ['a control character', 'robin\u0007@example.com'],
  ])('is refused with %s in it', (_what, text) => {
    expect(looksLikeEmail(text)).toBe(false);
    expect(hasInvisible(text)).toBe(true);
  });
});
