import { caseOf } from '#tests/support/caseloadApp.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { openAs } from '#tests/support/people.ts';
import { expect, test } from './heard.ts';

test("announces an empty line of a coach's record as an error, then that the record is saved", async ({
  app,
  reader,
}) => {
  const { page } = reader;
  const coach = await makeCoach(app);
  const { match } = await sharesWith(app, coach);
  await caseOf(app, match, { stage: 'applying' });
  const record = page.getByRole('button', { name: 'Record for Dana Whitlock' });
  const line = page.getByRole('textbox', { name: /^One line/ });
  await reader.open(() => openAs(page, coach, '/job-coach/caseload'), 'Caseload');
  await reader.enter(record, () => expect(line).toBeFocused());
  const problem = page.getByRole('group', { name: 'There is a problem' });
  await reader.pressUntil('Return', () => expect(problem).toBeFocused());
  await reader.press('Tab');
  await reader.pressUntil('Return', () => expect(line).toBeFocused());
  await reader.type('We read the posting together.');
  await reader.moveTo(page.getByRole('textbox', { name: 'Next step' }));
  await reader.type('Call Harborwren');
  await reader.pressUntil('Return', () => expect(record).toBeFocused());
});
