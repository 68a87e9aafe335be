import type { components } from '#openapi/user.ts';
import type {
  ReceivedInvitationRow,
  SentInvitationRow,
} from '#server/employers/contactLogQueries.ts';

type Schemas = components['schemas'];

/**
 * An invitation as the company reads it: a block reads as a decline, and the address is there
 * after an acceptance while the candidate may be seen.
 * @param isPrivate for an administrator who views: neither the message nor the address
 */
export function sentRecord(row: SentInvitationRow, isPrivate: boolean): Schemas['ContactLog'] {
  const isAddressOpen = row.answer === 'accepted' && row.is_visible && !isPrivate;
  return {
    contactLogId: row.id,
    fromPersonId: row.from_guid,
    fromFirstName: row.from_first,
    fromLastName: row.from_last,
    fromEmail: row.from_email,
    toPersonId: row.to_guid,
    toFirstName: row.to_first,
    toLastName: row.to_last,
    toEmail: isAddressOpen ? row.to_email : null,
    message: isPrivate ? null : row.message,
    jobFeedSourceGUID: row.source_guid,
    jobTitle: row.title,
    sentAt: row.sent_at.toISOString(),
    answer: row.answer === 'blocked' ? 'declined' : row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    isVisible: row.is_visible,
    profileSavedCandidateId: row.saved_id,
  };
}

/** An invitation as the candidate reads it. */
export function receivedRecord(row: ReceivedInvitationRow): Schemas['ReceivedContactLog'] {
  return {
    contactLogId: row.id,
    fromFirstName: row.from_first,
    fromLastName: row.from_last,
    fromEmail: row.from_email,
    companyGuid: row.company_guid,
    companyName: row.company,
    message: row.message,
    jobFeedSourceGUID: row.source_guid,
    jobTitle: row.title,
    sentAt: row.sent_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
