import { EMPTY_RESUME } from '#domain/resume.ts';
import { draftFromResume } from '#domain/reviewDraft.ts';
import { resumeUploadMachine } from '../resumeUpload/resumeUpload.ts';
import type { Plan } from './explore.ts';
import { insightsOutcomes } from './insightsPlan.ts';
import { ACCOUNT, NO_NETWORK, RESUME, SERVER_ERROR, SESSION_OVER, UNPLACED } from './resumes.ts';

/** The inputs and events for walking the resume upload machine. */

export const pdf = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
export const unknownKind = new File(['%PDF-'], 'other.pdf', { type: 'application/octet-stream' });
const letter = new File(['Dear'], 'letter.txt', { type: 'text/plain' });
const whole = draftFromResume(RESUME);
const nameless = { ...whole, firstname: '' };
const refusedZip = {
  status: 422,
  code: 'invalid_request',
  errors: [{ pointer: '/profile/phone_number', detail: 'Not a phone number', code: 'format' }],
};
const stepErrors = [SERVER_ERROR, NO_NETWORK, SESSION_OVER];

export const resumeUploadPlan: Plan<typeof resumeUploadMachine> = {
  machine: resumeUploadMachine,
  inputs: [
    { account: ACCOUNT },
    {
      account: ACCOUNT,
      restored: { source: 'file', draft: whole, evidence: [], unplaced: [UNPLACED] },
    },
  ],
  events: {
    'file.chosen': [
      { type: 'file.chosen', file: pdf },
      { type: 'file.chosen', file: unknownKind },
      { type: 'file.chosen', file: letter },
    ],
    'file.removed': [{ type: 'file.removed' }],
    'upload.requested': [{ type: 'upload.requested' }],
    'upload.cancelled': [{ type: 'upload.cancelled' }],
    'profile.startedManually': [{ type: 'profile.startedManually' }],
    'review.changed': [
      { type: 'review.changed', draft: whole },
      { type: 'review.changed', draft: nameless },
    ],
    'line.placed': [
      { type: 'line.placed', line: UNPLACED, target: { to: 'skills' } },
      { type: 'line.placed', line: UNPLACED, target: { to: 'nowhere' } },
    ],
    'line.putBack': [{ type: 'line.putBack' }],
    'part.opened': [{ type: 'part.opened', part: 'wishes' }],
    'part.confirmed': [
      { type: 'part.confirmed', part: 'name' },
      { type: 'part.confirmed', part: 'contact' },
    ],
    'parts.opened': [{ type: 'parts.opened' }],
    'parts.confirmed': [{ type: 'parts.confirmed' }],
    'review.submitted': [{ type: 'review.submitted' }],
    'review.dismissed': [{ type: 'review.dismissed' }],
    'dismissal.confirmed': [{ type: 'dismissal.confirmed' }],
    'dismissal.cancelled': [{ type: 'dismissal.cancelled' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'back.requested': [{ type: 'back.requested' }],
    'insights.skipped': [{ type: 'insights.skipped' }],
  },
  answers: {
    readFileStart: ['%PDF-1.7', 'PK'].map((start) => new TextEncoder().encode(start)),
    storeResume: [{ url: 'stored/1' }],
    parseResume: [RESUME, EMPTY_RESUME],
    geocodeZip: [{ lat: 43.1, long: -75.2 }, null],
    saveProfile: [{ message: 'Saved' }],
    insights: insightsOutcomes,
  },
  errors: {
    readFileStart: [new DOMException('gone', 'NotReadableError')],
    storeResume: stepErrors,
    parseResume: stepErrors,
    geocodeZip: stepErrors,
    saveProfile: [...stepErrors, refusedZip],
  },
  // What the marks may be is said by the tests of domain/reviewParts.ts; no transition asks them.
  facts: ({ context: { ticks: _ticks, marks: _marks, file, place, ...rest } }) => [
    file?.name,
    place !== null,
    rest,
  ],
};
