const leaves = 'The page is on its way to another one, and stays as it was until that is there.';
const behind = 'Runs behind a page; the machine in front of it shows that it works or failed.';
const kept = 'Runs behind every page; what it has to say is a message or a dialog of the frame.';
const arriving = 'The opening page of index.html stays until it is decided.';
const lastNotes = 'The notes of the last check stay until the next ones are there.';

/**
 * States that show nothing of their own, each with the reason. A name stands for all states below
 * it, such as "insights" for the whole machine.
 */
export const apart: Readonly<Record<string, string>> = {
  'additionalQuestions.finished': leaves,
  'additionalQuestions.redirecting': leaves,
  'additionalQuestions.suspended': leaves,
  'applying.succeeded': 'Says what came of it in the frame of the page and is left at once.',
  'autosave.dropped': 'Its record is being deleted, which the button of that shows.',
  'autosave.left': leaves,
  'conflict.decided': 'Ends with its answer; the form or list that asked goes on and shows it.',
  'displayKeeper.signedIn.following': kept,
  'displayKeeper.signedIn.unloaded': kept,
  'displayKeeper.signedOut': kept,
  draftKeeper: kept,
  'guidedFinder.opening': 'The page is empty for a moment, until the address is heard of.',
  'impersonation.starting.cancelled': 'The question is gone, and the list stays as it was.',
  insights: behind,
  insightsRefresh: behind,
  'languageCheck.checking': lastNotes,
  'languageCheck.waiting': lastNotes,
  'list.succeeded': 'Says so in the frame of the page, and goes on at once.',
  'resumeUpload.finished': leaves,
  'resumeUpload.suspended': leaves,
  'session.joining': arriving,
  'session.restoring': arriving,
  'session.signedIn.expiring': kept,
  'session.signedIn.renewing': kept,
  'sessionEnding.asking': 'Asks the other tabs, which answer at once.',
  'sessionEnding.ended': leaves,
  'sharing.left': leaves,
  'startUp.leaving': leaves,
};
