import { expect, test } from '#tests/support/app.ts';
import { collectNews, upload } from '#tests/support/journeys.ts';
import { textPdf } from '#tests/support/pdf.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';
import { withHobbies } from '#a11y/opening/mainJob.ts';
import { tabBackTo } from './keys.ts';

const first = 'Treasurer of a hiking club in the hills';
const second = 'Reads stories to children on Sundays';

test('adds lines, leaves them out and puts them back with the keyboard alone, and announces every step', async ({
  page,
  app,
}) => {
  const heard = await collectNews(page);
  await signedInCandidate(page, app);
  const buffer = Buffer.from(textPdf(withHobbies));
  await upload(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  const review = page.getByRole('dialog', { name: 'Review your resume' });
  const ofFirst = button(review, `Add to… ${first}`);
  const ofSecond = button(review, `Add to… ${second}`);
  const submit = button(review, 'Submit');
  await expect(review.getByRole('heading', { name: 'Review your resume' })).toBeFocused();

  /** By the button of the last line, which has the focus. */
  const leaveOut = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Work: Baker' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Leave out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(submit).toBeFocused();
  };

  await test.step('a line is added to the skills', async () => {
    // From the heading, back around the end of the review.
    await tabBackTo(page, ofFirst);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Work: Baker' })).toBeFocused();
    await page.keyboard.type('Sk');
    await expect(page.getByRole('menuitem', { name: 'Skills' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ofSecond).toBeFocused();
  });

  await test.step('the last line is left out, and Submit is next', async () => {
    await leaveOut();
  });

  await test.step('it is put back and left out again, and Submit is next', async () => {
    await tabBackTo(page, button(review, `Put it back: ${second}`));
    await page.keyboard.press('Enter');
    await expect(ofSecond).toBeFocused();
    await leaveOut();
  });

  await expect
    .poll(() => heard.filter((text) => text.endsWith(' left.')))
    .toEqual([
      'Added to Skills. 1 line left.',
      'Left out. No lines left.',
      'Back in the list. 1 line left.',
      'Left out. No lines left.',
    ]);
});
