import { counter, type OwnTable, ownId, ownTable, secret } from '#server/ownData/rules.ts';

const roles = { 1: 'administrator', 2: 'candidate', 3: 'employer', 4: 'job coach' };
const untilDeleted = 'Until the account is deleted.';

/** The account of a person, their sign-ins and mails. */
export const accountTables: readonly OwnTable[] = [
  ownTable('refresh_token', {
    owner: { through: 'sign_in_family', by: 'family' },
    holds: 'The renewals of a sign-in',
    kept: '14 days after they have expired.',
    shown: secret,
  }),
  ownTable('sign_in_family', {
    owner: { id: 'user_guid' },
    holds: 'When and on what you signed in',
    kept: '14 days after the sign-in has expired.',
    shown: {
      as: 'signIns',
      columns: {
        family: 'id',
        user_guid: ownId,
        created_at: 'signedInAt',
        last_used_at: 'lastUsedAt',
        browser: 'browser',
        system: 'system',
        revoked_at: 'signedOutAt',
      },
    },
  }),
  ownTable('security_event', {
    owner: { id: 'user_guid' },
    holds: 'In which hour somebody signed in to your account, was refused, or read its records',
    kept: 'One year.',
    shown: {
      as: 'securityEvents',
      columns: { user_guid: ownId, hour: 'hour', kind: 'what' },
    },
  }),
  ownTable('one_time_code', {
    owner: { id: 'user_guid' },
    holds: 'Codes and links of mails, as hashes',
    kept: '14 days after they have expired.',
    shown: secret,
  }),
  ownTable('sign_up', {
    owner: { id: 'user_guid' },
    holds: 'What was typed at a sign-up that is not verified',
    kept: 'Until a sign-up with the address is verified, at most 14 days.',
    shown: { leftOut: 'Somebody else can have typed it with your address.' },
  }),
  ownTable('social_identity', {
    owner: { id: 'user_guid' },
    holds: 'Your id at another provider that you sign in with',
    kept: untilDeleted,
    shown: {
      as: 'signInProviders',
      columns: {
        issuer: 'provider',
        subject: 'yourIdThere',
        user_guid: ownId,
        created_at: 'connectedAt',
      },
    },
  }),
  ownTable('user_passkey', {
    owner: { id: 'user_guid' },
    holds: 'Your passkeys: their public keys, names, and when they were added and used',
    kept: 'Until you remove it.',
    shown: {
      as: 'passkeys',
      columns: {
        guid: 'id',
        user_guid: ownId,
        credential_id: secret,
        public_key: secret,
        counter,
        transports: { leftOut: 'How a browser reaches the device, which only the program needs.' },
        name: 'name',
        created_at: 'addedAt',
        last_used_at: 'lastUsedAt',
      },
    },
  }),
  ownTable('passkey_challenge', {
    owner: { id: 'user_guid' },
    holds: 'What your device is asked to sign when you add a passkey',
    kept: 'Until it did, at most some hours.',
    shown: secret,
  }),
  ownTable('display_profile', {
    owner: { id: 'user_guid' },
    holds: 'How pages and postings look for you, and the languages of pages and mails',
    kept: 'Until you change it.',
    shown: {
      as: 'displaySettings',
      columns: {
        user_guid: ownId,
        text_size: 'textSizeInPercent',
        contrast: 'contrast',
        line_spacing: 'lineSpacing',
        letter_spacing: 'letterSpacing',
        motion: 'motion',
        font: 'font',
        theme: 'theme',
        posting: 'viewOfPostings',
        language: 'language',
        mail_language: 'languageOfMails',
        version: counter,
      },
    },
  }),
  ownTable('mail', {
    owner: { email: 'to_address' },
    holds: 'Mails of a demo server; a real one sends them and keeps none',
    kept: untilDeleted,
    shown: {
      as: 'mailsOfTheDemo',
      columns: {
        id: 'id',
        to_address: 'to',
        subject: 'subject',
        body: 'text',
        sent_at: 'sentAt',
        language: 'language',
      },
    },
  }),
  ownTable('queued_mail', {
    owner: { email: 'to_address' },
    holds: 'Mails to you that are on their way',
    kept: 'Until they are sent, at most 15 days; of one that cannot be sent only the address.',
    shown: { leftOut: 'You get it as a mail.' },
    others: {
      reply_to:
        'A mail to an employer about your application, sent because you asked for it, with your resume when you ticked it, or your report of a problem to who helps with this app. It goes within 15 days.',
    },
  }),
  ownTable('help_report', {
    owner: { email: 'email' },
    holds: 'What you wrote in a report of a problem, with the address you typed there',
    kept: 'Until it is mailed to who helps with this app, at most 90 days.',
    shown: { leftOut: 'Somebody else can have typed it with your address.' },
  }),
  ownTable('closed_account', {
    owner: { id: 'user_guid' },
    holds: 'When you or an administrator closed your account',
    kept: 'Until it is opened again, else until it is deleted after 14 days.',
    shown: { leftOut: 'It is there only while the account is closed and nobody is signed in.' },
  }),
  ownTable('account', {
    owner: { id: 'user_guid' },
    holds: 'Your name, email, role, and a hash of your password',
    kept: '14 days after it was closed.',
    shown: {
      as: 'account',
      columns: {
        user_guid: 'id',
        email: 'email',
        first_name: 'firstName',
        last_name: 'lastName',
        has_one_name: 'hasOneName',
        password_hash: secret,
        role: { as: 'role', read: (role) => roles[role] },
        company_guid: 'companyId',
        verified_at: 'emailVerifiedAt',
        created_at: 'createdAt',
        language: 'languageAtSignUp',
        provider_coach: 'jobCoachOfOurAbility',
        organisation: 'organisation',
        search_text: { leftOut: 'Your name and address once more, to be found by.' },
      },
    },
  }),
];
