import { counter, type OwnTable, ownId, ownTable, secret } from '#server/ownData/rules.ts';

const untilDeleted = 'Until the account is deleted.';

/** Files of a person, and what they did with jobs. */
export const jobTables: readonly OwnTable[] = [
  ownTable('stored_resume', {
    owner: { id: 'user_guid' },
    holds: 'The resumes that you uploaded',
    kept: 'Until you delete it, or upload five newer ones.',
    shown: {
      as: 'resumes',
      columns: {
        id: 'id',
        user_guid: ownId,
        file_name: 'fileName',
        content: { file: true },
        created_at: 'uploadedAt',
      },
    },
  }),
  ownTable('profile_image', {
    owner: { id: 'user_guid' },
    holds: 'Your profile image',
    kept: 'Until you delete it or choose another.',
    shown: {
      as: 'profileImage',
      columns: {
        user_guid: ownId,
        mime: 'type',
        content: { file: true },
        stored_at: 'uploadedAt',
      },
    },
  }),
  ownTable('saved_job', {
    owner: { id: 'user_guid' },
    holds: 'The jobs that you saved',
    kept: 'Until you take them out of the list.',
    shown: {
      as: 'savedJobs',
      columns: { id: 'id', user_guid: ownId, source_guid: 'jobId', saved_at: 'savedAt' },
    },
  }),
  ownTable('job_application', {
    owner: { id: 'user_guid' },
    holds:
      'The jobs that you applied for, and what became of it; the mail to the employer stays with the employer',
    kept: 'Two years after the job closed.',
    shown: {
      as: 'applications',
      columns: {
        id: 'id',
        user_guid: ownId,
        source_guid: 'jobId',
        applied_at: 'appliedAt',
        mailed_at: 'mailedToTheEmployerAt',
        sent_resume: 'resumeSentToTheEmployer',
        sent_phone: 'phoneSentToTheEmployer',
        status: 'status',
        status_at: 'statusSince',
        revision: 'versionOfThePosting',
        withdrawn_at: 'withdrawnAt',
        not_selected_mailed_at: 'notSelectedMailedAt',
        version: counter,
      },
    },
  }),
  ownTable('job_view', {
    owner: { id: 'user_guid' },
    holds: 'On which days you looked at which job',
    kept: untilDeleted,
    shown: {
      as: 'viewedJobs',
      columns: {
        user_guid: ownId,
        source_guid: 'jobId',
        viewed_on: { leftOut: 'The day of the time beside it.' },
        viewed_at: 'viewedAt',
      },
    },
  }),
  ownTable('reason_feedback', {
    owner: { id: 'user_guid' },
    holds: 'What you said against the reasons of recommended jobs',
    kept: '12 months, or until you take it back.',
    shown: {
      as: 'saidAgainstReasons',
      columns: {
        user_guid: ownId,
        source_guid: 'jobId',
        code: 'reason',
        effect: 'kind',
        answer: 'answer',
        at: 'saidAt',
      },
    },
  }),
  ownTable('saved_search', {
    owner: { id: 'user_guid' },
    holds: 'The searches that you saved, and how often mails tell you of new jobs',
    kept: 'Until you delete it.',
    shown: {
      as: 'savedSearches',
      columns: {
        guid: 'id',
        user_guid: ownId,
        name: 'name',
        list: 'list',
        words: 'words',
        place: 'place',
        place_known: { leftOut: 'Whether the server knew the place, which only it needs.' },
        filters: 'filters',
        sort: 'sortedBy',
        search_key: { leftOut: 'The search once more, in a form that only the program needs.' },
        frequency: 'mails',
        created_at: 'savedAt',
        opened_at: 'openedAt',
        reviewed_at: 'wantedAt',
        mails_since: 'mailsSince',
        last_run_at: 'lookedForNewJobsAt',
        last_sent_at: 'lastMailAt',
        asked_at: 'askedWhetherWantedAt',
        paused_at: 'pausedAt',
        paused_for: 'pausedBecause',
        stop_token_hash: secret,
        version: counter,
      },
    },
  }),
  ownTable('alert_sent', {
    owner: { id: 'user_guid' },
    holds: 'Which new jobs a mail told you of, so that each comes once',
    kept: '90 days.',
    shown: {
      as: 'jobsInMails',
      columns: {
        user_guid: ownId,
        source_guid: 'jobId',
        search_guid: 'savedSearchId',
        at: 'mailedAt',
      },
    },
  }),
];
