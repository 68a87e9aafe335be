import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isDemoInPublic } from './demoInPublic.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example.org',
  SMTP_URL: 'smtp://mail.example.org',
};

test.each([
  ['the default', {}, false],
  ['this machine by number', { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
  ['every address of the machine', { HOST: '0.0.0.0' }, true],
  ['a name that other machines know', { PUBLIC_URL: 'https://demo.example.org' }, true],
  ['production', { ...production, HOST: '0.0.0.0' }, false],
] as const)('%s: a demo that others may reach is %s', (_what, env, expected) => {
  expect(isDemoInPublic(readConfig(env))).toBe(expected);
});
