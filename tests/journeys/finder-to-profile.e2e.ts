import { expect, test } from '#tests/support/app.ts';
import { tick } from '#tests/support/journeys.ts';
import { newPerson, register, verifyAndSignIn } from '#tests/support/people.ts';

test('carries the answers of the finder through the sign-up into the profile and its questions', async ({
  page,
}) => {
  const goOn = async (title: string, press = 'Continue') => {
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await page.goto('/abli');
  await page.getByRole('link', { name: 'Start' }).click();
  await page.locator('label').getByText('Cook and serve').click();
  await goOn('Have you done work like this?');
  await goOn('What are you good at?', 'Skip');
  await tick(page, 'Food safety');
  await goOn('Where do you want to work?');
  await tick(page, 'Anywhere in the US');
  await goOn('At home, at a workplace, or both?');
  await tick(page, 'At a workplace');
  await goOn('How many hours?');
  await goOn('What matters to you at work?', 'Skip');
  await tick(page, 'Quiet');
  await goOn('Check your answers');
  await page.getByRole('link', { name: 'Show my jobs' }).click();
  await page.getByRole('link', { name: 'Keep my answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  const person = newPerson();
  await register(page, person);
  await verifyAndSignIn(page, person);
  await page.getByRole('link', { name: 'Look at it in your profile' }).click();
  const offer = page.getByRole('region', { name: 'Add what you told the job finder?' });
  await expect(offer.getByRole('listitem')).toHaveText([
    'Ideal job: Cook, Food Service Worker',
    'Skills: Food safety',
    'Whether you would move: Yes',
    'How you like to work: In person',
    'What is your ideal work environment: Quiet',
  ]);
  await offer.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { name: 'Added to your profile' })).toBeFocused();
  await page.goto('/candidate/profile/more-about-you');
  await expect(page.getByRole('checkbox', { name: 'Quiet' })).toBeChecked();
  await page.goto('/candidate/profile/preferences');
  await expect(page.getByRole('radio', { name: 'In person' })).toBeChecked();
  await page.goto('/candidate/profile/basic-details');
  await expect(page.getByLabel('Ideal job')).toHaveValue('Cook, Food Service Worker');
});
