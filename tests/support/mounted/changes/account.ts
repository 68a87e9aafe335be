import {
  enter,
  fill,
  fillPassword,
  one,
  press,
  pressOn,
  tick,
} from '#tests/support/mounted/steps.ts';
import type { Changes } from './change.ts';

const password = 'a sentence that nobody guesses';

/** The changes of an account and a report to the provider, most of them before signing in. */
export const accountChanges: Changes = {
  changePassword: {
    path: '/candidate/account-settings',
    fill: async () => {
      await fillPassword(/^Old password/, 'not the right one');
      await fillPassword(/^New password \(/, password);
      await fillPassword(/^Confirm new password/, password);
    },
    send: () => press('Change password'),
    done: 'Your account has no password',
  },
  nameRepresentative: {
    path: '/candidate/privacy/share',
    fill: async () => {
      pressOn(await one('radio', /^No/));
      await press('Next');
      await fill('Their name', 'Pat Lee');
      await fill('Their email address', 'pat@example.org');
    },
    send: () => enter('Their name'),
    done: 'We wait for Pat Lee to agree',
  },
  verifyOTP: {
    path: '/auth/verify-account',
    fill: async () => {
      await fill('Email', 'robin@example.org');
      await fill('Code from the email', '123456');
    },
    send: () => enter('Email'),
    done: 'code',
    isBeforeSigningIn: true,
  },
  signUp: {
    path: '/auth/register',
    fill: async () => {
      await tick('looking for a job');
      await fill('First name', 'Robin');
      await fill('Last name', 'Sample');
      await fill('Email', 'robin.new@example.org');
      await fillPassword(/^Password/, password);
      await fillPassword(/^Confirm password/, password);
    },
    send: () => enter('Email'),
    done: 'Verify your email',
    isBeforeSigningIn: true,
  },
  signIn: {
    path: '/auth/login',
    fill: async () => {
      await fill('Email', 'nobody@example.org');
      await fillPassword(/^Password/, password);
    },
    send: () => enter('Email'),
    done: 'Incorrect username or password.',
    isBeforeSigningIn: true,
  },
  sendHelpReport: {
    path: '/help/report',
    fill: () => fill('What happened?', 'The page stayed empty.'),
    send: () => press('Send report'),
    done: 'Thank you.',
    isBeforeSigningIn: true,
  },
  resetPassword: {
    path: '/auth/reset-password',
    fill: () => fill('Email', 'robin@example.org'),
    send: () => enter('Email'),
    done: 'If robin@example.org has an account, we sent a code to it.',
    isBeforeSigningIn: true,
  },
  sendVerificationLink: {
    path: '/auth/verify-account',
    fill: () => fill('Email', 'robin@example.org'),
    send: () => press('Send a new email'),
    done: 'robin@example.org',
    isBeforeSigningIn: true,
  },
  confirmNewPassword: {
    path: '/auth/reset-password?step=code',
    fill: async () => {
      await fill('Email', 'robin@example.org');
      await fill('Code from the email', '123456');
      await fillPassword(/^New password/, password);
      await fillPassword(/^Confirm password/, password);
    },
    send: () => enter('Code from the email'),
    done: 'code',
    isBeforeSigningIn: true,
  },
};
