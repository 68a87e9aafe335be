import type { SnapshotFrom } from 'xstate';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { hasRequiredReviewFields } from '#domain/resumeReview.ts';
import { blockersOf, firstMarks, NO_MARKS, type ReviewMarks } from '#domain/reviewParts.ts';
import { type ReadingStage, spinnerPercent, stageAfter } from '#domain/spinner.ts';
import { submitting } from './resumeSubmitting.ts';
import { failAs, resumeUploadSetup, suspend } from './resumeUploadSetup.ts';
import type { UploadDraft } from './resumeUploadTypes.ts';

/**
 * From a chosen file, or from an empty form, to a saved profile.
 *
 * - choosing: empty, chosen, or refused with the reason; only a chosen file can be uploaded.
 *   checking reads the first bytes of a file that the system does not call a PDF.
 * - sending, reading: the two halves of the upload; both can be cancelled. The progress of
 *   reading moves slowly toward 99.
 * - reviewing: the form, in parts. A part is opened, or confirmed and folded; one that could not
 *   be submitted is opened instead. Only a valid review leaves the form, whatever is confirmed; a
 *   refused submit stays, shows why and opens the parts with problems. A line that could not be
 *   placed leaves its list once it is added somewhere or left out; the last one can be put back.
 *   confirmingDismissal asks before the parsed data is cleared.
 * - submitting: geocoding, savingProfile, updatingInsights (the machine `insights`). It ignores
 *   a second submit, so that one press saves one profile. An unknown ZIP code is a problem of
 *   that field. Insights that fail twice are logged and the upload continues (sections 4 and
 *   8).
 * - failed: one state for each step that can fail. All keep the file and the form, retry their
 *   own step and have a way back.
 * - suspended: a call found that the session has ended. The app goes to the sign-in page, and
 *   the draft restores everything.
 * - finished: the profile is saved; what follows are the questions.
 */

const fileOf = ({ event }: { event: { file: File } }) => ({ file: event.file });
const chooseFile = { type: 'chooseFile', params: fileOf } as const;
const fileChosen = [
  {
    guard: { type: 'needsHeaderCheck', params: fileOf },
    target: '#resumeUpload.choosing.checking',
    actions: chooseFile,
  },
  {
    guard: { type: 'isReadable', params: fileOf },
    target: '#resumeUpload.choosing.chosen',
    actions: chooseFile,
  },
  { target: '#resumeUpload.choosing.refused', actions: chooseFile },
] as const;

const choosing = resumeUploadSetup.createStateConfig({
  tags: 'editable',
  initial: 'empty',
  on: {
    'file.chosen': fileChosen,
    'profile.startedManually': { target: 'reviewing', actions: 'startManualReview' },
  },
  states: {
    empty: {},
    checking: {
      on: { 'file.removed': { target: 'empty', actions: 'removeFile' } },
      invoke: {
        src: 'readFileStart',
        id: 'readFileStart',
        input: ({ context }) => ({ file: context.file ?? new File([], '') }),
        onDone: [
          {
            guard: { type: 'isPdf', params: ({ event }) => ({ start: event.output }) },
            target: 'chosen',
          },
          { target: 'refused', actions: 'refuseAsNoPdf' },
        ],
        // What cannot be read here the server answers for.
        onError: 'chosen',
      },
    },
    chosen: {
      on: {
        'file.removed': { target: 'empty', actions: 'removeFile' },
        'upload.requested': '#resumeUpload.sending',
      },
    },
    refused: { on: { 'file.removed': { target: 'empty', actions: 'removeFile' } } },
  },
});

const ofPart = ({ event }: { event: { part: string } }) => ({ part: event.part });
const reviewing = resumeUploadSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'review.changed': {
          actions: { type: 'changeReview', params: ({ event }) => event },
        },
        'line.placed': {
          actions: { type: 'placeLine', params: ({ event }) => event },
        },
        'line.putBack': { guard: 'hasPlacedLine', actions: 'putBackLine' },
        'part.opened': { actions: { type: 'openPart', params: ofPart } },
        'parts.opened': { actions: 'openAllParts' },
        'part.confirmed': [
          {
            guard: { type: 'canConfirm', params: ofPart },
            actions: { type: 'confirmPart', params: ofPart },
          },
          { actions: { type: 'openPart', params: ofPart } },
        ],
        'parts.confirmed': { actions: 'confirmAllParts' },
        'review.submitted': [
          {
            guard: 'isReviewValid',
            target: '#resumeUpload.submitting',
            actions: 'forgetServerProblems',
          },
          { actions: 'showProblems' },
        ],
        'review.dismissed': 'confirmingDismissal',
      },
    },
    confirmingDismissal: {
      on: {
        'dismissal.cancelled': 'editing',
        'dismissal.confirmed': {
          target: '#resumeUpload.choosing',
          actions: ['forgetReview', 'forgetParsedResume'],
        },
      },
    },
  },
});

const otherWays = {
  'file.chosen': fileChosen,
  'profile.startedManually': {
    target: '#resumeUpload.reviewing',
    actions: 'startManualReview',
  },
} as const;

const backToReview = { target: '#resumeUpload.reviewing', actions: 'reopenReview' } as const;

const failed = resumeUploadSetup.createStateConfig({
  tags: 'failed',
  initial: 'sending',
  states: {
    sending: {
      on: {
        ...otherWays,
        'retry.requested': { target: '#resumeUpload.sending', actions: 'forgetFailure' },
        'back.requested': { target: '#resumeUpload.choosing.chosen', actions: 'forgetFailure' },
      },
    },
    reading: {
      on: {
        ...otherWays,
        'retry.requested': { target: '#resumeUpload.reading', actions: 'forgetFailure' },
        'back.requested': { target: '#resumeUpload.choosing.chosen', actions: 'forgetFailure' },
      },
    },
    geocoding: {
      on: {
        'retry.requested': {
          target: '#resumeUpload.submitting.geocoding',
          actions: 'forgetFailure',
        },
        'back.requested': backToReview,
      },
    },
    savingProfile: {
      on: {
        'retry.requested': {
          target: '#resumeUpload.submitting.savingProfile',
          actions: 'forgetFailure',
        },
        'back.requested': backToReview,
      },
    },
    savingInsights: {
      on: {
        'retry.requested': {
          target: '#resumeUpload.submitting.updatingInsights',
          actions: 'forgetFailure',
        },
        'insights.skipped': { target: '#resumeUpload.finished', actions: 'forgetFailure' },
        'back.requested': backToReview,
      },
    },
  },
});

/** A draft that was stored before a review had parts gets the marks of a new review. */
function marksOf(restored: UploadDraft | null | undefined): ReviewMarks {
  if (!restored) return NO_MARKS;
  return restored.marks ?? firstMarks(restored.draft, restored.evidence, restored.source);
}

export const resumeUploadMachine = resumeUploadSetup.createMachine({
  id: 'resumeUpload',
  context: ({ input }) => ({
    account: input.account,
    file: null,
    refusal: null,
    filename: null,
    ticks: 0,
    source: input.restored?.source ?? 'file',
    draft: input.restored?.draft ?? null,
    isRestored: input.restored !== null,
    evidence: input.restored?.evidence ?? [],
    unplaced: input.restored?.unplaced ?? [],
    lastPlaced: null,
    marks: marksOf(input.restored),
    problemsShown: false,
    serverProblems: [],
    place: null,
    saved: null,
    insights: null,
    insightsSaved: false,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasDraft', target: 'reviewing' }, { target: 'choosing' }] },
    choosing,
    sending: {
      tags: 'busy',
      on: { 'upload.cancelled': 'choosing.chosen' },
      invoke: {
        src: 'storeResume',
        id: 'storeResume',
        input: ({ context }) => ({ file: context.file ?? new File([], '') }),
        onDone: {
          target: 'reading',
          actions: { type: 'rememberFilename', params: ({ event }) => event.output },
        },
        onError: [suspend, failAs('sending')],
      },
    },
    reading: {
      tags: 'busy',
      entry: 'startReading',
      on: { 'upload.cancelled': 'choosing.chosen' },
      invoke: {
        src: 'parseResume',
        id: 'parseResume',
        input: ({ context }) => ({ filename: context.filename ?? '' }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'startReview', params: ({ event }) => ({ parsed: event.output }) },
        },
        onError: [suspend, failAs('reading')],
      },
      initial: 'waiting',
      states: {
        waiting: { after: { tick: { target: 'waiting', reenter: true, actions: 'creep' } } },
      },
    },
    reviewing,
    submitting,
    failed,
    suspended: {},
    finished: { type: 'final', tags: 'finished', entry: 'goToQuestions' },
  },
  output: ({ context }) => ({ resume: context.saved, insightsSaved: context.insightsSaved }),
});

export type ResumeUploadSnapshot = SnapshotFrom<typeof resumeUploadMachine>;

/** The percentage of the spinner: it moves toward 99 and never reaches 100. */
export function progressOf({ context }: ResumeUploadSnapshot): number {
  return spinnerPercent(context.ticks);
}

/** What the spinner says in words: the file is sent, then read, then understood. */
export function readingStage(snapshot: ResumeUploadSnapshot): 'sending' | ReadingStage {
  return snapshot.matches('sending') ? 'sending' : stageAfter(snapshot.context.ticks);
}

/** The problems to mark in the form; empty until a submit was refused. */
export function shownProblems({ context }: ResumeUploadSnapshot): FieldProblem[] {
  if (!context.problemsShown || context.draft === null) return [];
  const { draft, serverProblems } = context;
  return blockersOf({ draft, serverProblems });
}

/** Whether Submit is enabled: the five required fields are filled. */
export function canSubmitReview(snapshot: ResumeUploadSnapshot): boolean {
  const { draft } = snapshot.context;
  return snapshot.matches({ reviewing: 'editing' }) && draft !== null
    ? hasRequiredReviewFields(draft)
    : false;
}

/** Whether Upload is enabled: a valid file is chosen and no upload is running. */
export function canUpload(snapshot: ResumeUploadSnapshot): boolean {
  return snapshot.matches({ choosing: 'chosen' });
}
