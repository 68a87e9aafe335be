import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { draftFromResume } from '#domain/reviewDraft.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';
import { uploadDraftOf } from '../drafts.ts';
import { resumeUploadMachine } from './resumeUpload.ts';
import type { UploadDraft } from './resumeUploadTypes.ts';
import { ACCOUNT, RESUME, UNPLACED } from '../testing/resumes.ts';

const license = { text: 'Forklift license', heading: null };
const draft = draftFromResume(RESUME);
const evidence = [{ pointer: '/summary', confidence: 0.9, source: 'Keeps the books', page: 1 }];

/** A review with two lines that could not be placed. */
function startReview() {
  const restored: UploadDraft = {
    source: 'file',
    draft,
    evidence,
    unplaced: [UNPLACED, license],
  };
  const machine = resumeUploadMachine.provide({
    actions: { forgetParsedResume: () => undefined },
  });
  const actor = createActor(machine, {
    input: { account: ACCOUNT, restored },
  });
  actor.start();
  const place = (target: LineTarget) => actor.send({ type: 'line.placed', line: UNPLACED, target });
  const putBack = () => actor.send({ type: 'line.putBack' });
  return { place, putBack, now: () => actor.getSnapshot(), send: actor.send };
}

test('removes a line from the list when it is added, and opens the part it is added to', () => {
  const { place, now } = startReview();
  expect(now().context.unplaced).toEqual([UNPLACED, license]);
  place({ to: 'skills' });
  const { context } = now();
  expect(context.unplaced).toEqual([license]);
  expect(context.draft?.skills).toEqual(['Bookkeeping', 'Chess club']);
  expect(context.marks.opened).toContain('skills');
});

test('takes the confirmation of a part back when a line is added to it', () => {
  const { place, now, send } = startReview();
  send({ type: 'parts.confirmed' });
  place({ to: 'job', at: 0 });
  const { confirmed } = now().context.marks;
  expect(confirmed).toContain('skills');
  expect(confirmed).not.toContain('work_experience/0');
});

test('changes nothing else when a line is left out', () => {
  const { place, now } = startReview();
  const { marks } = now().context;
  place({ to: 'nowhere' });
  expect(now().context.unplaced).toEqual([license]);
  expect(now().context).toMatchObject({ draft, marks });
});

test('keeps the lines in the stored draft, and clears them with the review', () => {
  const { place, now, send } = startReview();
  place({ to: 'summary' });
  expect(uploadDraftOf(now())?.unplaced).toEqual([license]);
  send({ type: 'review.dismissed' });
  send({ type: 'dismissal.confirmed' });
  expect(now().context.unplaced).toEqual([]);
});

test.each<LineTarget>([
  { to: 'job', at: 0 },
  { to: 'newJob' },
  { to: 'newSchool' },
  { to: 'skills' },
  { to: 'summary' },
  { to: 'nowhere' },
])('puts the last line back in its place when it was placed as %o', (target) => {
  const { place, putBack, now } = startReview();
  place(target);
  putBack();
  expect(now().context).toMatchObject({
    draft,
    evidence,
    unplaced: [UNPLACED, license],
    lastPlaced: null,
  });
});

test('puts only the last line back when two were placed', () => {
  const { place, putBack, now, send } = startReview();
  place({ to: 'nowhere' });
  send({ type: 'line.placed', line: license, target: { to: 'summary' } });
  putBack();
  putBack();
  expect(now().context).toMatchObject({ draft, unplaced: [license] });
});

test('does not put an added line back when the review was edited since', () => {
  const { place, putBack, now, send } = startReview();
  place({ to: 'summary' });
  const edited = { ...draft, summary: 'Chess, mostly' };
  send({ type: 'review.changed', draft: edited });
  expect(now().context.lastPlaced).toBeNull();
  putBack();
  expect(now().context).toMatchObject({ draft: edited, unplaced: [license] });
});

test('puts a line that was left out back and keeps the edits made since', () => {
  const { place, putBack, now, send } = startReview();
  place({ to: 'nowhere' });
  const edited = { ...draft, summary: 'Keeps books' };
  send({ type: 'review.changed', draft: edited });
  putBack();
  expect(now().context).toMatchObject({ draft: edited, unplaced: [UNPLACED, license] });
});

test('offers nothing to put back when a new file is chosen', () => {
  const { place, now, send } = startReview();
  place({ to: 'nowhere' });
  send({ type: 'review.dismissed' });
  send({ type: 'dismissal.confirmed' });
  expect(now().context.lastPlaced).toBeNull();
});
