import type { Failure } from '#machines/failure.ts';
import { arrived } from '../checks/arrived.ts';
import type { PageInState } from '../states.ts';
import { holdState } from './running.ts';

/** The server is there and has no time. */
const failure: Failure = {
  status: 503,
  code: 'unknown',
  detail: null,
  retryAfter: null,
  fields: [],
};
const failed = { failure };

const upload = '/candidate/resume-upload: ';
const review = `${upload}the review with all fields`;
const question = '/candidate/additional-questions: the first question after skipping';
const applying = '/candidate/jobs/job-details/:id: asking before an application is sent';
const school = '/candidate/profile/:tab?: an entry is open to be changed';
const skills = '/candidate/profile/:tab?: asks before it deletes';
const conflict = '/candidate/profile/:tab?: changed in two windows';
const match = '/job-recommendations: with jobs, and skills, the posting of one open';
const login = '/auth/login: as it opens';
const view = '/candidate/profile/:tab?: viewed by an administrator';
const asked = '/admin/candidates: why somebody is viewed, without a reason';
const ending = `${upload}about to be signed out`;
const sharing = '/candidate/privacy/share: check, after it failed';
const coach = '/job-coach/profile: as it opens';
const display =
  '/candidate/account-settings: the display settings could not be kept with the account';
const editor = '/employer/jobs/:id/edit: phrases to look at, and questions about a license';

/**
 * States that a browser reaches only with effort, or that are over in a moment: the machine of a
 * look is put into it. Each with the look that it is held over, and what it has in its context.
 */
export const held: readonly (readonly [leaf: string, over: string, context?: object])[] = [
  ['additionalQuestions.loading', question],
  ['additionalQuestions.storingPreferences', question],
  ['additionalQuestions.saving.updatingInsights', question],
  ['additionalQuestions.failed.loading', question, failed],
  ['additionalQuestions.failed.savingInsights', question, failed],
  ['applying.sending', applying],
  ['applying.sendingAgain', applying],
  ['applying.failed.recording', applying, failed],
  ['applying.failed.mailing', applying, { ...failed, appliedAt: '2026-03-02T15:04:05Z' }],
  ['autosave.loading', coach],
  ['autosave.waiting', coach],
  ['autosave.saving', coach],
  ['autosave.saved', coach],
  ['caseload.removed', '/job-coach/caseload: people in most stages'],
  ['conflict.loading', conflict],
  ['conflict.failed', conflict, failed],
  ['displayKeeper.signedIn.retrying.loading', display],
  ['displayKeeper.signedIn.retrying.saving', display],
  ['displayKeeper.signedIn.retrying.merging', display],
  ['filtering.changing', '/candidate/jobs/all-jobs: full'],
  ['form.saving', school],
  ['list.confirmingSwitch', school],
  ['list.deleting', skills],
  ['list.failed', skills, failed],
  ['guidedFinder.placing', '/abli/:page: a ZIP code is too short'],
  ['publicMatch.loadingMore', match],
  ['publicMatch.failed.loadingMore', match, failed],
  ['impersonation.starting.asked', asked],
  ['impersonation.unreachable', view, { ...failed, view: null }],
  ['impersonation.acting.changing', view, { changes: 1 }],
  ['impersonation.acting.waiting', view, { changes: 1, isExitWanted: true }],
  ['impersonation.acting.extending.asked', view],
  ['impersonation.acting.extending.exiting', view],
  ['impersonation.acting.checking', view],
  ['impersonation.leaving', view, { view: null }],
  ['impersonation.restoring', view, { view: null }],
  ['jobEditor.saving', editor],
  ['jobEditor.publishing', editor],
  ['jobEditor.failed.saving', editor, failed],
  ['jobEditor.failed.publishing', editor, failed],
  ['jobEditor.confirmingCopy', editor],
  ['resumeUpload.choosing.checking', `${upload}a file is chosen`],
  ['resumeUpload.choosing.refused', `${upload}a file is chosen`, { refusal: 'notPdf' }],
  ['resumeUpload.sending', `${upload}reading`, { ticks: 0 }],
  ['resumeUpload.failed.reading', `${upload}a file is chosen`, failed],
  ['resumeUpload.failed.savingProfile', review, failed],
  ['resumeUpload.failed.savingInsights', review, failed],
  ['resumeUpload.submitting.geocoding', review],
  ['resumeUpload.submitting.savingProfile', review],
  ['resumeUpload.submitting.updatingInsights', review],
  ['savedSearch.saving', '/candidate/jobs/all-jobs: a search is being saved'],
  ['session.signedIn.leaving', question],
  ['session.signingIn', login],
  ['session.askingPasskey', login],
  ['startUp.asking', login],
  ['sessionEnding.warning.minute', ending],
  ['sessionEnding.warning.halfMinute', ending],
  ['sessionEnding.warning.over', ending],
  ['letterBuilder.saving', '/candidate/passport/letter/:guid?: the letter'],
  ['sharing.previewing', sharing],
  ['sharing.sharing', sharing],
  ['sharing.shared', sharing],
  ['stopping.stopping', '/candidate/privacy: shared with a coach and a company'],
];

/** Those in which the app shows that it starts, in place of a page. */
const ofStart: ReadonlySet<string> = new Set(['impersonation.restoring', 'startUp.asking']);

/** The name of the look that holds a state. */
export const heldTitle = (leaf: string) => `held in ${leaf}`;

/** The looks that hold a state over one of these. */
export function heldOver(looks: readonly PageInState[]): PageInState[] {
  return held.map(([leaf, over, context]) => {
    const base = looks.find(({ route, state }) => `${route}: ${state}` === over);
    if (!base) throw new Error(`There is no look "${over}".`);
    const { route, open } = base;
    return {
      route,
      state: heldTitle(leaf),
      isStarting: ofStart.has(leaf),
      open: async (page, app) => {
        await open(page, app);
        await arrived(page);
        await holdState(page, leaf, context);
      },
    };
  });
}
