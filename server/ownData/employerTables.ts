import { type OwnTable, ownId, ownTable } from '#server/ownData/rules.ts';

/** What employers keep of candidates, and write to them. */
export const employerTables: readonly OwnTable[] = [
  ownTable('saved_candidate', {
    owner: { id: 'employer_guid' },
    holds: 'The candidates whom you saved, and your notes',
    kept: 'Until you take them out of the list; 30 days after your company may not see them any more.',
    shown: {
      as: 'savedCandidates',
      columns: {
        id: 'id',
        employer_guid: ownId,
        candidate_guid: 'candidateId',
        company_guid: 'companyId',
        notes: 'notes',
        saved_at: 'savedAt',
        unseen_since: 'hiddenSince',
      },
    },
    others: { candidate_guid: 'The id of the candidate. The row goes with their account too.' },
  }),
  ownTable('contact_log', {
    owner: { id: 'to_guid' },
    holds: 'The invitations that companies sent you, and what you answered',
    kept: 'Two years; without the name of a sender whose account is deleted.',
    shown: {
      as: 'invitationsOfCompanies',
      columns: {
        id: 'id',
        from_guid: 'fromId',
        from_first: 'fromFirstName',
        from_last: 'fromLastName',
        from_email: 'fromEmail',
        to_guid: ownId,
        company_guid: 'companyId',
        source_guid: 'jobId',
        message: 'message',
        sent_at: 'sentAt',
        answer: 'answer',
        answered_at: 'answeredAt',
      },
    },
    others: {
      from_guid: 'An id, which names nobody once that account is gone.',
      from_email: 'The address of who sent it. It is cleared when that account is deleted.',
    },
    named: { by: 'from_guid', clear: { from_first: '', from_last: '', from_email: '' } },
  }),
];
