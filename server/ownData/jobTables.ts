import { type OwnTable, ownId, ownTable } from '#server/ownData/rules.ts';

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
    holds: 'The jobs that you applied for; the mail to the employer stays with the employer',
    kept: untilDeleted,
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
  ownTable('job_coach_invitation', {
    owner: { id: 'candidate_guid' },
    holds: 'The job coaches whom you invited',
    kept: untilDeleted,
    shown: {
      as: 'invitedJobCoaches',
      columns: {
        guid: 'id',
        candidate_guid: ownId,
        job_coach_email: { as: 'email', read: (email) => email || 'a job coach of Our Ability' },
        sent_at: 'invitedAt',
      },
    },
    others: {
      job_coach_email:
        'An invitation is the record of the candidate who sent it. It goes with the account of that candidate.',
    },
  }),
];
