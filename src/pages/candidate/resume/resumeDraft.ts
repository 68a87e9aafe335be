import { isResumeChoices } from '#domain/resumeOut/choices.ts';

/** What was chosen for the resume to send, until it is as at first again. */
export const resumeDraft = { kind: 'resumeOut', version: 1, isDraft: isResumeChoices } as const;
