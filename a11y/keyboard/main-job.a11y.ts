import { core, expect, test } from '#tests/support/app.ts';
import {
  collectNews,
  field,
  jobCards,
  reviewDialog,
  reviewPart,
  sampleResume,
} from '#tests/support/journeys.ts';
import { newPerson, readMailbox } from '#tests/support/people.ts';
import { arrivesAt, arrivesAtQuestion, enter, tabBackTo, tabTo, typeInto } from './keys.ts';

/**
 * The parts of a date as their spin buttons are announced while typing: the last ones, or all when
 * typing slowly.
 */
const partOfDate = /^\d+( – \w+)?$/;

test(
  'does the main job with the keyboard alone, and announces every step',
  core,
  async ({ page }) => {
    const person = newPerson();
    const heard = await collectNews(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const press = (key: string) => page.keyboard.press(key);

    // A system file dialog cannot be driven: the key opens it, and this handler chooses the file.
    page.on('filechooser', (chooser) => void chooser.setFiles(sampleResume()));

    await test.step('sign up', async () => {
      await page.goto('/auth/login');
      await enter(page, link('Create an account'));
      await arrivesAt(page, 'Create an account');
      await tabTo(page, page.getByRole('radio', { name: 'looking for a job' }));
      await press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'a job coach' })).toBeChecked();
      await press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'looking for a job' })).toBeChecked();
      await typeInto(page, field(page, 'First name'), person.firstName);
      await typeInto(page, field(page, 'Last name'), person.lastName);
      await typeInto(page, field(page, 'Email'), person.email);
      await typeInto(page, page.getByLabel(/^Password/), person.password);
      await typeInto(page, page.getByLabel(/^Confirm password/), person.password);
      await press('Enter');
      await arrivesAt(page, 'Verify your email');
    });

    await test.step('verify, which signs in', async () => {
      const { code } = await readMailbox(page, person.email);
      await typeInto(page, field(page, 'Code from the email'), code);
      await press('Enter');
      await arrivesAt(page, 'Upload your resume');
    });

    await test.step('choose and upload a file', async () => {
      await tabTo(page, button('Your resume Choose a PDF file or drop it here'));
      await press('Enter');
      await expect(button('Upload')).toBeEnabled();
      await enter(page, button('Upload'));
      await expect(reviewDialog(page)).toBeVisible();
    });

    await test.step('review', async () => {
      const review = reviewDialog(page);
      await expect(review.getByRole('heading', { name: 'Review your resume' })).toBeFocused();
      await enter(page, review.getByRole('button', { name: 'Change Your name' }));
      await expect(field(review, 'First name')).toBeFocused();
      await typeInto(page, field(review, 'Middle name'), 'Quincy');
      await enter(page, review.getByRole('button', { name: 'This looks right: Your name' }));
      await expect(reviewPart(review, 'Contact details')).toBeFocused();
      await enter(
        page,
        review.getByRole('button', { name: 'Change Work, 1 of 2: Help Desk Technician' }),
      );
      const job = review.getByRole('group', { name: 'Work, 1 of 2: Help Desk Technician' });
      await tabTo(page, job.getByRole('checkbox', { name: 'Still Working' }));
      await press('Space');
      const end = job.getByRole('group', { name: 'End date' });
      await tabBackTo(page, end.getByRole('spinbutton').last());
      await tabBackTo(page, end.getByRole('spinbutton').first());
      await page.keyboard.type('20240531');
      await expect(end.getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '2024');
      await expect(end.getByRole('spinbutton').last()).toHaveAttribute('aria-valuenow', '31');
      await enter(page, review.getByRole('button', { name: 'Change Skills' }));
      await typeInto(page, field(review, 'Add a skill'), 'Origami');
      await press('Enter');
      // A static dialog: Escape does not close it.
      await press('Escape');
      await expect(review).toBeVisible();
      await enter(page, review.getByRole('button', { name: 'Submit' }));
      await arrivesAt(page, 'How you want to work');
    });

    await test.step('answer the questions', async () => {
      await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
      await press('Space');
      await press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
      await tabTo(page, page.getByRole('radio', { name: 'No preference' }));
      await press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'In person' })).toBeChecked();
      await press('ArrowUp');
      await expect(page.getByRole('radio', { name: /^Hybrid/ })).toBeChecked();
      await enter(page, button('Save & Proceed'));
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        await arrivesAtQuestion(page, `Question ${number} of 8`);
        if (number % 2 === 0) {
          await enter(page, button('Skip'));
          continue;
        }
        await typeInto(page, page.getByRole('textbox'), `Answer ${number}`);
        await enter(page, button('Save & Proceed'));
      }
      await arrivesAtQuestion(page, 'Question 8 of 8');
      await tabTo(page, page.getByRole('checkbox', { name: 'Quiet' }));
      await press('Space');
      await expect(page.getByRole('checkbox', { name: 'Quiet' })).toBeChecked();
      await enter(page, button('Save & Proceed'));
      await arrivesAt(page, 'Accommodation Details (Check all that apply)');
    });

    await test.step('say which accommodations matter', async () => {
      await tabTo(page, page.getByRole('checkbox', { name: 'I use a screen reader' }));
      await press('Space');
      await enter(page, button('Save'));
      await arrivesAt(page, 'Recommended jobs');
    });

    let name = '';
    await test.step('read the jobs', async () => {
      await expect(jobCards(page)).toHaveCount(25);
      await enter(page, button('Load 25 more jobs'));
      await expect(jobCards(page)).toHaveCount(50);
      await expect(button('Load 25 more jobs')).toBeFocused();
      const second = jobCards(page).nth(25).getByRole('link');
      name = await second.innerText();
      await tabBackTo(page, second);
      await press('Enter');
      await arrivesAt(page, name);
      await enter(page, link('Back to recommended jobs'));
      await arrivesAt(page, 'Recommended jobs');
    });

    await expect
      .poll(() => heard.filter((text) => !partOfDate.test(text)))
      .toEqual([
        'Your email is verified',
        'You have checked 1 of 7 parts',
        'Origami added',
        'Updated profile successfully',
        'Updated accommodations successfully',
        expect.stringMatching(/^\d+ jobs found$/),
        '25 more jobs',
        name,
      ]);
  },
);
