import type { ReceivedInvitation } from '#src/api/queries/coachLists.ts';

/** The id of the heading of an invitation, which takes the focus when it was answered. */
export const invitationId = ({
  jobCoachInvitationGUID,
}: Pick<ReceivedInvitation, 'jobCoachInvitationGUID'>): string =>
  `invitation-${jobCoachInvitationGUID}`;
