import { expect, test } from 'vitest';
import { companyDomainProblem, plainDomain } from './companyDomain.ts';

test('takes a domain with or without its @, in any case', () => {
  expect(plainDomain(' @Mail.Harborwren.Example ')).toBe('mail.harborwren.example');
  expect(companyDomainProblem('@Harborwren.example')).toBeNull();
  expect(companyDomainProblem('my-outlook.com')).toBeNull();
  expect(companyDomainProblem('burr.com')).toBeNull();
});

test.each([
  '',
  'harborwren',
  'jordan@harborwren.example',
  'https://harborwren.example',
  '10.0.0.1',
])('refuses “%s”, which is no domain', (typed) =>
  expect(companyDomainProblem(typed)).toBe('not_a_domain'),
);

test.each([
  'gmail.com',
  'Yahoo.com.mx',
  'hotmail.co.uk',
  'icloud.com',
  'rr.com',
  'nycap.rr.com',
  'frontier.com',
  'windstream.net',
  'zohomail.com',
  'duck.com',
  'web.de',
])('refuses %s, where anybody gets an address', (typed) =>
  expect(companyDomainProblem(typed)).toBe('public_domain'),
);
