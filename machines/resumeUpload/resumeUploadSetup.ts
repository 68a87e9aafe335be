import { assign, emit, setup } from 'xstate';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { SPINNER_TICK_MS } from '#domain/limits.ts';
import { lastnameWithSuffix } from '#domain/nameSuffix.ts';
import { hasOneName } from '#domain/oneName.ts';
import { EMPTY_RESUME } from '#domain/resume.ts';
import type { FieldEvidence, ParsedResume, UnplacedLine } from '#domain/resume.ts';
import { needsHeaderCheck, pdfStart, refuseResumeFile } from '#domain/resumeFile.ts';
import { isReviewValid } from '#domain/resumeReview.ts';
import { longTextProblems } from '#domain/reviewLimits.ts';
import { draftFromResume, resumeFromDraft } from '#domain/reviewDraft.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import {
  blockersOf,
  confirmParts,
  firstMarks,
  NO_MARKS,
  openParts,
  partIds,
  partOf,
} from '#domain/reviewParts.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';
import { failureFrom, isUnauthenticated } from '../failure.ts';
import { insightsMachine, type InsightsOutcome } from '../insights/insights.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { changedReview, placedLine, putBackLine } from './resumeReviewing.ts';
import type {
  ResumeUploadContext,
  ResumeUploadEmitted,
  ResumeUploadEvent,
  ResumeUploadInput,
  ResumeUploadOutput,
  ZipAddress,
  ZipPlace,
} from './resumeUploadTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards, actions and delays of the resume upload machine. */

/** The upload call wraps the payload in `profile`; the form's pointers do not. */
function onForm(problem: FieldProblem): FieldProblem {
  return { ...problem, pointer: problem.pointer.replace(/^\/profile(?=\/)/, '') };
}

const UNKNOWN_ZIP: FieldProblem = { pointer: '/zip', code: 'unknownZip' };

type Refused = Pick<ResumeUploadContext, 'draft' | 'marks' | 'serverProblems'>;

/** The parts with a problem that prevents submitting. */
function blockedParts({ draft, serverProblems }: Refused): string[] {
  return draft ? blockersOf({ draft, serverProblems }).map(({ pointer }) => partOf(pointer)) : [];
}

/** The marks with every field shown that must be corrected. */
const withBlocked = (refused: Refused) => openParts(refused.marks, blockedParts(refused));

function refusedBy(context: Refused, serverProblems: FieldProblem[]) {
  const marks = withBlocked({ ...context, serverProblems });
  return { problemsShown: true, serverProblems, marks };
}

const NOTHING_READ = {
  filename: null,
  draft: null,
  isRestored: false,
  evidence: [],
  unplaced: [],
  lastPlaced: null,
  marks: NO_MARKS,
  problemsShown: false,
  serverProblems: [],
  place: null,
  saved: null,
  insights: null,
  insightsSaved: false,
  failure: null,
} satisfies Partial<ResumeUploadContext>;

export const resumeUploadSetup = setup({
  types: {
    context: {} as ResumeUploadContext,
    events: {} as ResumeUploadEvent,
    input: {} as ResumeUploadInput,
    output: {} as ResumeUploadOutput,
    emitted: {} as ResumeUploadEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    /** The first bytes of a file, as many as a PDF header can be in. */
    readFileStart: notProvided<Uint8Array, { file: File }>('readFileStart'),
    storeResume: notProvided<{ url: string }, { file: File }>('storeResume'),
    parseResume: notProvided<ParsedResume, { filename: string }>('parseResume'),
    /** null when it cannot be a ZIP code. */
    geocodeZip: notProvided<ZipPlace | null, ZipAddress>('geocodeZip'),
    saveProfile: notProvided<unknown, { userGuid: string; profile: ParsedResume }>('saveProfile'),
    insights: insightsMachine,
  },
  actions: {
    /** Stores the reviewed resume in the tab for the additional questions. */
    keepParsedResume: (_args, _params: { resume: ParsedResume | null }) =>
      actionNotProvided('keepParsedResume'),
    forgetParsedResume: () => actionNotProvided('forgetParsedResume'),
    logFailure: (_args, _params: { error: unknown }) => actionNotProvided('logFailure'),
    chooseFile: assign((_args, params: { file: File }) => ({
      ...NOTHING_READ,
      file: params.file,
      refusal: refuseResumeFile(params.file),
    })),
    refuseAsNoPdf: assign({ refusal: 'notPdf' }),
    removeFile: assign({ file: null, refusal: null }),
    forgetReview: assign({ ...NOTHING_READ, file: null, refusal: null }),
    rememberFilename: assign((_args, params: { url: string }) => ({ filename: params.url })),
    startReading: assign({ ticks: 0 }),
    creep: assign(({ context }) => ({ ticks: context.ticks + 1 })),
    startReview: assign(({ context }, params: { parsed: ParsedResume }) => {
      const { parsed } = params;
      const isOne = hasOneName(context.account) && !parsed.lastname;
      const named = {
        lastname: lastnameWithSuffix(parsed),
        ...(isOne ? { hasOneName: true } : {}),
      };
      const draft = draftFromResume({ ...parsed, ...named });
      const evidence = parsed.evidence ?? [];
      const marks = firstMarks(draft, evidence, 'file');
      const { unplaced = [] } = parsed;
      return { ...NOTHING_READ, source: 'file', draft, evidence, unplaced, marks };
    }),
    startManualReview: assign(({ context }) => {
      const { FirstName, LastName, Email } = context.account;
      const isOne = hasOneName(context.account);
      const known = { firstname: FirstName, lastname: LastName, email: Email, hasOneName: isOne };
      const draft = draftFromResume({ ...EMPTY_RESUME, ...known });
      const marks = firstMarks(draft, [], 'manual');
      return { ...NOTHING_READ, file: null, refusal: null, source: 'manual', draft, marks };
    }),
    changeReview: assign(
      ({ context }, params: { draft: ReviewDraft; evidence?: FieldEvidence[] }) =>
        changedReview(context, params),
    ),
    placeLine: assign(({ context }, params: { line: UnplacedLine; target: LineTarget }) =>
      placedLine(context, params),
    ),
    putBackLine: assign(({ context }) => putBackLine(context)),
    showProblems: assign(({ context }) => ({ problemsShown: true, marks: withBlocked(context) })),
    openPart: assign(({ context }, params: { part: string }) => ({
      marks: openParts(context.marks, [params.part]),
    })),
    openAllParts: assign(({ context }) => ({
      marks: openParts(context.marks, context.draft ? partIds(context.draft) : []),
    })),
    confirmPart: assign(({ context }, params: { part: string }) => ({
      marks: confirmParts(context.marks, [params.part]),
    })),
    confirmAllParts: assign(({ context }) => {
      const { draft, marks } = context;
      const blocked = blockedParts(context);
      const free = draft ? partIds(draft).filter((part) => !blocked.includes(part)) : [];
      return { marks: openParts(confirmParts(marks, free), blocked) };
    }),
    forgetServerProblems: assign({ serverProblems: [], failure: null }),
    refuseZip: assign(({ context }) => refusedBy(context, [UNKNOWN_ZIP])),
    rememberPlace: assign((_args, params: { place: ZipPlace | null }) => params),
    rememberSaved: assign(({ context }) => ({
      saved: context.draft === null ? null : resumeFromDraft(context.draft, context.place),
    })),
    rememberInsights: assign((_args, params: { outcome: InsightsOutcome }) => ({
      insights: params.outcome.insights,
    })),
    rememberInsightsSaved: assign({ insightsSaved: true }),
    rememberFailure: assign((_args, params: { error: unknown }) => ({
      failure: failureFrom(params.error),
    })),
    showServerProblems: assign(({ context }, params: { error: unknown }) =>
      refusedBy(context, failureFrom(params.error).fields.map(onForm)),
    ),
    forgetFailure: assign({ failure: null }),
    reopenReview: assign({ failure: null, saved: null, insights: null }),
    goToQuestions: emit({ type: 'goTo', path: '/candidate/additional-questions' }),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    needsHeaderCheck: (_args, params: { file: File }) => needsHeaderCheck(params.file),
    isPdf: (_args, params: { start: Uint8Array }) => pdfStart(params.start) >= 0,
    isReadable: (_args, params: { file: File }) => refuseResumeFile(params.file) === null,
    isReviewValid: ({ context: { draft } }) =>
      draft !== null && isReviewValid(draft) && longTextProblems(draft).length === 0,
    canConfirm: ({ context }, params: { part: string }) =>
      !blockedParts(context).includes(params.part),
    hasPlacedLine: ({ context }) => context.lastPlaced !== null,
    isPlaceKnown: (_args, params: { place: ZipPlace | null }) => params.place !== null,
    isSessionOver: (_args, params: { error: unknown }) => isUnauthenticated(params.error),
    areInsightsSaved: (_args, params: { outcome: InsightsOutcome }) =>
      params.outcome.result === 'saved',
    areInsightsMissing: (_args, params: { outcome: InsightsOutcome }) =>
      params.outcome.result === 'notComputed',
    hasFieldProblems: (_args, params: { error: unknown }) =>
      failureFrom(params.error).fields.length > 0,
  },
  delays: { tick: SPINNER_TICK_MS },
});

type WithError = { event: { error: unknown } };

/** What an actor threw, as parameters of a guard or an action. */
export const thrown = ({ event }: WithError) => ({ error: event.error });
const isSessionOver = { type: 'isSessionOver', params: thrown } as const;
const rememberFailure = { type: 'rememberFailure', params: thrown } as const;
/** Stops a step when the session has ended; the draft keeps everything. */
export const suspend = { guard: isSessionOver, target: '#resumeUpload.suspended' } as const;

/** After any other failure of a step: keeps everything and offers a retry. */
export function failAs<const Step extends string>(step: Step) {
  return { target: `#resumeUpload.failed.${step}`, actions: rememberFailure } as const;
}
