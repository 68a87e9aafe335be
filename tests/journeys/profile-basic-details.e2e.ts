import { expect, test } from '#tests/support/app.ts';
import { expectProblem, field, seen } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button, missingDetails, refusals } from '#tests/support/sections.ts';

const details = '/candidate/profile';

test('requires a name and a ZIP code, and only shows the email', async ({ page, app }) => {
  const { email } = await signedInCandidate(page, app, details);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Email')).not.toBeEditable();
  await field(page, 'First name').fill(' ');
  await field(page, 'Last name').fill('');
  await button(page, 'Save').click();
  expect(await refusals(page, missingDetails)).toEqual([
    'First name: fill this in',
    'Last name: fill this in',
    'ZIP code: fill this in',
  ]);
  await expect(field(page, 'First name')).toBeFocused();
  await expectProblem(field(page, 'Last name'), 'Last name: fill this in');
  // Each field is right again as soon as it is filled in.
  await field(page, 'Last name').fill('Sample');
  await expect(field(page, 'Last name')).not.toHaveAttribute('aria-invalid');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'First name: fill this in',
    'ZIP code: fill this in',
  ]);
  await summary.getByRole('link', { name: 'ZIP code' }).click();
  await expect(field(page, 'ZIP code')).toBeFocused();
});

test('moves by Tab through the basic details in the order of the product, the ideal job last', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, details);
  await field(page, 'First name').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Last name')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'I have one name' })).toBeFocused();
  const rest = [
    'Email',
    'Phone',
    'Summary',
    'Address',
    'Address, second line',
    'City',
    'State',
    'Country',
    'ZIP code',
  ];
  for (const name of [...rest, 'Ideal job']) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Save')).toBeFocused();
});

test('requires a ZIP code of the US, and leads to it from a link of the message', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, details);
  const zip = field(page, 'ZIP code');
  await zip.fill('1320');
  await button(page, 'Save').click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('There is a problem');
  await error.getByRole('link', { name: 'ZIP code: use five digits, such as 13202' }).click();
  await expect(zip).toBeFocused();
  await zip.fill('00000');
  await zip.press('Enter');
  await expect(error.getByRole('link')).toHaveText(
    'ZIP code: we do not know this ZIP code. Check the digits',
  );
  await page.keyboard.press('Escape');
  await expect(zip).toBeFocused();
  await zip.fill('13202');
  await zip.press('Enter');
  await acknowledge(page, 'Success', 'Updated profile successfully');
});

test('keeps basic details with the place of the ZIP code, and updates the greeting', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, details);
  const values = {
    'First name': 'Quincy',
    'Last name': 'Sample',
    Phone: '315-555-0142',
    City: 'Syracuse',
    State: 'NY',
    'ZIP code': '13202',
    Country: 'United States',
    'Ideal job': 'Clerk',
    Summary: 'I like order.',
  };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated profile successfully');
  await expect(seen(page, 'Quincy', { exact: false }).first()).toBeVisible();
  await openAs(page, person, details);
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value);
  const [row] = await app.query(
    'SELECT location_lat AS lat, location_long AS lng FROM person WHERE user_guid = $1',
    [person.userGuid],
  );
  expect(Number(row?.['lat'])).toBeCloseTo(43.04, 1);
  expect(Number(row?.['lng'])).toBeCloseTo(-76.15, 1);
  // Once more, now over what is saved: no conflict with oneself.
  await field(page, 'City').fill('Salina');
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated profile successfully');
  await field(page, 'City').fill('Solvay');
  await button(page, 'Save').click();
  await acknowledge(page, 'Success', 'Updated profile successfully');
});

for (const width of [1280, 320])
  test(`moves nothing while basic details come, ${width} pixels wide`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 1600 });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Reflect.set(window, 'movedInTest', moved);
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          for (const { node } of Reflect.get(shift, 'sources') ?? [])
            moved.push(node?.closest?.('section, form, main > *')?.textContent ?? 'gone by now');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held = Promise.withResolvers<void>();
    await page.route('**/getByUserId/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signedInCandidate(page, app, details);
    await expect(seen(page, 'Loading: Basic details')).toBeVisible();
    // The words of the page around it may move when their font comes; that is over now.
    await page.evaluate(async () => {
      await document.fonts.ready;
      Reflect.get(window, 'movedInTest').length = 0;
    });
    held.resolve();
    await expect(page.getByRole('heading', { name: 'Profile image' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what is missing' })).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue(/./);
    expect(await page.evaluate(() => Reflect.get(window, 'movedInTest'))).toEqual([]);
  });
