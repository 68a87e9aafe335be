import 'i18next';
import type account from './en/account.json';
import type accommodation from './en/accommodation.json';
import type areas from './en/areas.json';
import type auth from './en/auth.json';
import type candidate from './en/candidate.json';
import type common from './en/common.json';
import type display from './en/display.json';
import type drafts from './en/drafts.json';
import type help from './en/help.json';
import type invite from './en/invite.json';
import type jobs from './en/jobs.json';
import type ownData from './en/ownData.json';
import type profile from './en/profile.json';
import type questions from './en/questions.json';
import type review from './en/review.json';
import type section from './en/section.json';
import type session from './en/session.json';
import type social from './en/social.json';
import type upload from './en/upload.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      accommodation: typeof accommodation;
      areas: typeof areas;
      auth: typeof auth;
      candidate: typeof candidate;
      common: typeof common;
      display: typeof display;
      drafts: typeof drafts;
      help: typeof help;
      invite: typeof invite;
      jobs: typeof jobs;
      ownData: typeof ownData;
      profile: typeof profile;
      questions: typeof questions;
      review: typeof review;
      section: typeof section;
      session: typeof session;
      social: typeof social;
      upload: typeof upload;
    };
  }
}
