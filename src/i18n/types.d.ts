import 'i18next';
import type auth from './en/auth.json';
import type candidate from './en/candidate.json';
import type common from './en/common.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; auth: typeof auth; candidate: typeof candidate };
  }
}
