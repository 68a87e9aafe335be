import { candidate, expect, test } from './support/walk.ts';

const list = { role: 'list', name: 'Your added employment history' } as const;
const endDate = { role: 'group', name: { pattern: '^End date' } } as const;

test('adds a job with its dates to the profile, and refuses dates the wrong way round', async ({
  walker,
  app,
}) => {
  const { userGuid } = await candidate(walker, app);
  await walker.press('link', 'My Profile');
  await walker.press('link', 'Work History');
  await walker.enter('Job title', 'Clerk');
  await walker.enter('Employer name', 'Salt City Supplies');
  await walker.fillDate({ pattern: '^Start date' }, '20200301');
  await walker.fillDate(endDate.name, '20190228');

  await test.step('an end before the start is refused, and the field says why', async () => {
    await walker.press('button', 'Add work history');
    const error = { role: 'dialog', name: 'Error' } as const;
    await walker.see(error, {
      role: 'link',
      name: 'End date: this is before the start. Check both',
    });
    await walker.press('button', 'OK', error);
    const { isInvalid, description } = await walker.see(endDate, { role: 'spinbutton' });
    expect(isInvalid).toBe(true);
    expect(description).toContain('this is before the start. Check both');
    expect(await walker.all(list, { role: 'listitem' })).toEqual([]);
  });

  await test.step('the right end is saved, and the job is in the list', async () => {
    await walker.fillDate(endDate.name, '20210228');
    await walker.press('button', 'Add work history');
    const { text } = await walker.see(list, { role: 'listitem' });
    expect(text).toContain('Salt City Supplies');
    expect(text).toContain('March 2020 to February 2021');
    const rows = await app.query(
      `SELECT start_date::text, end_date::text FROM user_work_history WHERE user_guid = $1`,
      [userGuid],
    );
    expect(rows).toEqual([{ start_date: '2020-03-01', end_date: '2021-02-28' }]);
  });

  await walker.expectToFit(320);
});
