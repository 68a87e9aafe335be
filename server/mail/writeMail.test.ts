import { expect, test } from 'vitest';
import { textsIn } from '#server/i18n/mailTexts.ts';
import { say, wordsOf } from '#server/i18n/words.ts';
import { applicationReceivedMail } from '#server/mail/messages/applicationReceived.ts';
import { passwordResetMail } from '#server/mail/messages/passwordReset.ts';
import { writeMail } from '#server/mail/writeMail.ts';
import { readMailTexts } from '#server/i18n/mailTexts.ts';

const texts = readMailTexts(false);
const english = texts.get('en') ?? new Map();
const reset = passwordResetMail({
  to: 'robin@example.com',
  code: '123456',
  link: 'https://jobs.example.org/?a=1&b="2"',
  codeMinutes: 1,
});

test('chooses the plural form of the language', () => {
  const arabic = textsIn({
    passwordReset: {
      works_zero: 'none',
      works_one: 'one',
      works_two: 'two',
      works_few: 'few {{count}}',
      works_many: 'many {{count}}',
      works_other: 'other {{count}}',
    },
  });
  const words = [0, 1, 2, 3, 11, 100].map((count) =>
    wordsOf(say('passwordReset.works', { count }), 'ar', arabic),
  );
  expect(words).toEqual(['none', 'one', 'two', 'few 3', 'many 11', 'other 100']);
  expect(writeMail(reset, 'en', texts).text).toContain('The code and the page work for 1 minute.');
});

test('writes in English when there are no texts of the language', () => {
  expect(writeMail(reset, 'fr', texts)).toEqual(writeMail(reset, 'en', texts));
  expect(writeMail(reset, null, texts).language).toBe('en');
});

test('says which way the language is written, and keeps names apart in it', () => {
  const arabic = new Map([...english, ['greetingWithName', 'مرحبا {{name}}']]);
  const mail = writeMail(
    { ...reset, greeting: say('greetingWithName', { name: 'Robin\u2069 <b>' }) },
    'ar',
    new Map([['ar', arabic]]),
  );
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toContain('<p>مرحبا <bdi>Robin &lt;b&gt;</bdi></p>');
  expect(mail.text).toContain('مرحبا \u2068Robin <b>\u2069\n');
});

test('writes what people typed as text, never as HTML', () => {
  const evil = '<img src=x onerror=alert(1)>"&';
  const job = { title: evil, company: evil, location: evil };
  const applicant = {
    name: evil,
    email: evil,
    place: evil,
    work: evil,
    education: evil,
    phone: evil,
  };
  const mail = writeMail(
    applicationReceivedMail({ to: evil, job, applicant, resume: null }),
    'en',
    texts,
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
  expect(mail.text).toContain(`Name: ${evil}\n`);
  expect(writeMail(reset, 'en', texts).html).toContain('?a=1&amp;b=&quot;2&quot;"');
});
