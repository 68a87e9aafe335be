import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';

const logged: string[] = [];
let api: TestApi;
let sky: TestPerson;
let waiting: TestPerson;
beforeAll(async () => {
  api = await openApi({
    settings: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void logged.push(line) },
  });
  ({ member: sky } = await newCompany(api));
  ({ member: waiting } = await newCompany(api, 'waiting'));
});
afterAll(() => api.close());

const notes = (text: string, title = 'Data Entry Specialist', as = sky) =>
  api.ok('checkLanguage', { as, body: { title, text } });

const pasted = [
  'We move at a crazy fast pace.',
  'Must be able to lift 50 pounds.',
  'Perfect vision and hearing.',
  'English native speaker.',
  'No accommodations can be made for this role.',
].join('\n');

it('shows each phrase of a pasted posting with its exact place', async () => {
  const found = await notes(pasted);
  expect(found.length).toBeGreaterThanOrEqual(5);
  for (const { phrase, start, end, rationale } of found) {
    expect(pasted.slice(start, end)).toBe(phrase);
    expect(rationale.length).toBeGreaterThan(20);
  }
  const starts = found.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

it('counts places in UTF-16, as browsers do, and shows a phrase at each of its places', async () => {
  const text = '🚢 A crazy day. Another crazy day.';
  const found = await notes(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['crazy', 'crazy']);
});

it('knows from the title that driving is the work', async () => {
  const text = "Must have a valid driver's license.";
  expect(await notes(text)).toHaveLength(1);
  expect(await notes(text, 'Truck Driver')).toEqual([]);
});

it('looks through a text for somebody who waits, and for nobody else’s role', async () => {
  expect(await notes(pasted, 'Clerk', waiting)).not.toEqual([]);
  const body = { title: 'Clerk', text: pasted };
  for (const as of [await api.person(2), await api.person(4)])
    expect(await api.refused('checkLanguage', { as, body })).toMatchObject({ status: 403 });
  const alone = await api.person(3);
  expect(await api.refused('checkLanguage', { as: alone, body })).toMatchObject({
    code: 'not_yours',
  });
});

const toMakePlain = {
  title: 'Utilization Clerk',
  companyName: 'Commence Freight',
  text: 'Prior to a shift you utilize a scanner.\n\nWhat you need\n- Perfect vision',
};

it('makes a plainer text in parts, and keeps the name of the company and what is flagged', async () => {
  const { text } = await api.ok('makePlainText', { as: waiting, body: toMakePlain });
  expect(text).toBe('Before a shift you use a scanner.\n\nWhat you need\n- Perfect vision');
  const named = { ...toMakePlain, text: 'You utilize what Commence Freight bought.' };
  expect(await api.ok('makePlainText', { as: sky, body: named })).toEqual({
    text: 'You use what Commence Freight bought.',
  });
});

it('writes nothing of a text into the log', async () => {
  await notes('Only a crazy zebrafinch would read this.', 'Zebrafinch Keeper');
  await api.ok('makePlainText', {
    as: sky,
    body: { title: 'Keeper', companyName: 'Zebrafinch', text: 'You utilize a zebrafinch.' },
  });
  expect(logged.join('\n')).toContain('CheckLanguage');
  expect(logged.join('\n')).toContain('MakePlainText');
  expect(logged.join('\n')).not.toMatch(/zebrafinch/i);
});
