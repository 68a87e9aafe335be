import { expect, test } from 'vitest';
import texts from '#src/i18n/en/finder.json';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectFocus, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { field, fill, one, press, tick } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) =>
  insertJobs(db, [
    jobNamed('Cook', { soc_code: '35-2014', skills: ['Food safety'] }),
    jobNamed('Bookkeeper', { soc_code: '43-3031', remote: 'remote' }),
  ]),
);
const question = (name: string) => expectFocus('heading', name);

/** Skips question after question until this one. */
async function skipTo(name: string): Promise<void> {
  (await one('link', 'Start')).click();
  await question('What kind of work sounds good to you?');
  for (const next of [
    'Have you done work like this?',
    'What are you good at?',
    'Where do you want to work?',
    'At home, at a workplace, or both?',
    'How many hours?',
    'What matters to you at work?',
    'Check your answers',
  ]) {
    await press('Skip');
    await question(next);
    if (next === name) return;
  }
}

test('leads from question to question to jobs with reasons, by the sentence that is shown', async () => {
  app.arrive('/abli');
  (await one('link', 'Start')).click();
  await question('What kind of work sounds good to you?');
  await expectSeen('Question 1 of 7');
  await tick('Cook and serve');
  await press('Continue');
  await question('Have you done work like this?');
  await tick('A little');
  await fill('What was the job?', 'Baker');
  await press('Continue');
  await question('What are you good at?');
  await tick('Food safety');
  await press('Continue');
  await question('Where do you want to work?');
  await tick('Near a place');
  await fill('City or ZIP code', '1320');
  await press('Continue');
  await expectProblem(await field('City or ZIP code'), 'Give a ZIP code of 5 digits, or a city.');
  await fill('City or ZIP code', '00000');
  await press('Continue');
  await expectProblem(await field('City or ZIP code'), 'We do not know this place.');
  await expectFocus('textbox', /^City or ZIP code/);
  await fill('City or ZIP code', '13202');
  await press('Continue');
  await question('How far can you go?');
  await tick('10 miles');
  await press('Continue');
  await question('At home, at a workplace, or both?');
  await press('Skip');
  await question('How many hours?');
  await press('Continue');
  await question('What matters to you at work?');
  await press('Continue');
  await question('Check your answers');
  await expectSeen('We will look for: Baker, Cook, Food Service Worker');
  const held = app.edge.hold(callOf('recommendationsLite'));
  (await one('link', 'Show my jobs')).click();
  const call = await held;
  expect(await call.request.clone().json()).toMatchObject({
    job_description: 'Baker, Cook, Food Service Worker',
    skills: ['Food safety'],
    search_radius: 10,
  });
  expect(call.request.headers.get('authorization')).toBeNull();
  await call.answer();
  await one('heading', 'Cook');
  await expectSeen('The work you named');
});

test('keeps every answer on Back and Change, and leads back to the check after a change', async () => {
  app.arrive('/abli');
  (await one('link', 'Start')).click();
  await question('What kind of work sounds good to you?');
  await tick('Work with numbers');
  await press('Continue');
  await question('Have you done work like this?');
  (await one('link', 'Back')).click();
  await question('What kind of work sounds good to you?');
  expect(await one('checkbox', 'Work with numbers')).toHaveProperty('checked', true);
  history.back();
  await question('Have you done work like this?');
  for (const next of ['What are you good at?', 'Where do you want to work?']) {
    await press('Skip');
    await question(next);
  }
  await tick('From home');
  await press('Continue');
  await question('At home, at a workplace, or both?');
  await press('Skip');
  await question('How many hours?');
  await press('Skip');
  await question('What matters to you at work?');
  await press('Skip');
  await question('Check your answers');
  await press('Change: How many hours?');
  await question('How many hours?');
  await tick('Full time');
  await press('Continue');
  await question('Check your answers');
  await expectSeen('Full time');
  await expectSeen('Work with numbers');
});

test('gives the focus from question to question, and to nothing between them', async () => {
  const focused: string[] = [];
  const note = ({ target }: FocusEvent) => {
    const name = target instanceof HTMLElement ? `${target.localName} ${target.textContent}` : '';
    if (/^(main|h1) /.test(name) && focused.at(-1) !== name) focused.push(name);
  };
  app.arrive('/abli');
  await one('link', 'Start');
  document.addEventListener('focusin', note);
  (await one('link', 'Start')).click();
  await question(texts.question.work);
  await press('Skip');
  await question(texts.question.done);
  history.back();
  await question(texts.question.work);
  history.forward();
  await question(texts.question.done);
  document.removeEventListener('focusin', note);
  const asked = [texts.question.work, texts.question.done].map((name) => `h1 ${name}`);
  expect(focused).toEqual([...asked, ...asked]);
});

test('keeps every answer over 31 steps back and forth', async () => {
  app.arrive('/abli');
  (await one('link', 'Start')).click();
  await question('What kind of work sounds good to you?');
  await tick('Fix things');
  await press('Continue');
  await question('Have you done work like this?');
  await tick('A little');
  await press('Continue');
  await question('What are you good at?');
  for (let step = 0; step < 31; step += 1) {
    if (step % 2 === 0) history.back();
    else history.forward();
    await question(step % 2 === 0 ? 'Have you done work like this?' : 'What are you good at?');
  }
  expect(await one('radio', 'A little')).toHaveProperty('checked', true);
  (await one('link', 'Back')).click();
  await question('What kind of work sounds good to you?');
  expect(await one('checkbox', 'Fix things')).toHaveProperty('checked', true);
});

test('shows jobs when every question is skipped, and says that they are the newest', async () => {
  app.arrive('/abli');
  await skipTo('Check your answers');
  (await one('link', 'Show my jobs')).click();
  await expectSeen('These are the newest jobs, because you skipped the questions.');
  await one('heading', '2 jobs that fit');
});

test('leads from an address ahead of the answers to the first open question', async () => {
  app.arrive('/abli/hours');
  await one('heading', 'What kind of work sounds good to you?');
  expect(location.pathname).toBe('/abli/work');
});

test('continues when a place could not be looked up, and says so beside the way to change it', async () => {
  app.arrive('/abli');
  await skipTo('Where do you want to work?');
  await tick('Near a place');
  await fill('City or ZIP code', 'Toronto, Canada');
  const online = app.edge.cutAll(callOf('searchPlaces'));
  await press('Continue');
  await question('How far can you go?');
  online();
  for (const next of [
    'How far can you go?',
    'At home, at a workplace, or both?',
    'How many hours?',
    'What matters to you at work?',
  ]) {
    await question(next);
    await press('Skip');
  }
  await question('Check your answers');
  (await one('link', 'Show my jobs')).click();
  await press('Change where you want to work');
  await question('Where do you want to work?');
  expect(await field('City or ZIP code')).toHaveProperty('value', 'Toronto, Canada');
});

test('asks what one likes to do on “I am not sure”, and leads back with work that fits it', async () => {
  app.arrive('/abli');
  (await one('link', 'Start')).click();
  await question('What kind of work sounds good to you?');
  await press('I am not sure');
  await question('Would you like to do this?');
  await tick('Yes', await one('radiogroup', 'Grow vegetables'));
  await tick('Maybe', await one('radiogroup', 'Make a poster'));
  await tick('No', await one('radiogroup', 'Cook for guests'));
  await press('Continue');
  await question('What kind of work sounds good to you?');
  await expectSeen('We chose these for you.');
  expect(await one('checkbox', 'Work with plants or animals')).toHaveProperty('checked', true);
  expect(await one('checkbox', 'Make things look good')).toHaveProperty('checked', true);
  expect(await one('checkbox', 'Cook and serve')).toHaveProperty('checked', false);
  await press('Continue');
  await question('Have you done work like this?');
});

test('refuses a fifth thing that matters in words, and keeps the four', async () => {
  app.arrive('/abli');
  await skipTo('What matters to you at work?');
  for (const name of ['Quiet', 'Outside', 'Inside', 'Fast paced']) await tick(name);
  await tick('Set schedule');
  await expectSeen('You have chosen 4. Take one away to choose another.');
  expect(await one('checkbox', 'Set schedule')).toHaveProperty('checked', false);
  expect(await one('checkbox', 'Quiet')).toHaveProperty('checked', true);
});

test('says not to reload when the browser stores nothing, and continues without', async () => {
  const closed = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('closed');
    },
  });
  try {
    app.arrive('/abli');
    await expectSeen('Your browser keeps nothing: do not reload.');
    await skipTo('Have you done work like this?');
  } finally {
    if (closed) Object.defineProperty(window, 'sessionStorage', closed);
  }
});

/** The same on every question: nobody reads it anew. */
const repeated = new Set<string>([texts.back, texts.continue, texts.skip]);

/** How many words the open page asks somebody to read; a text that comes again counts once. */
function newWords(): number {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const read = new Set<string>();
  while (walker.nextNode()) read.add(walker.currentNode.textContent?.trim() ?? '');
  const anew = [...read].filter((text) => !repeated.has(text) && !/^Question \d of \d$/.test(text));
  return anew.flatMap((text) => text.match(/[\w’-]+/g) ?? []).length;
}

test('asks nobody to read more than 60 words on a page', async () => {
  const words: Record<string, number> = {};
  const count = (page: string) => {
    words[page] = newWords();
  };
  app.arrive('/abli');
  await one('link', 'Start');
  count('start');
  (await one('link', 'Start')).click();
  await question(texts.question.work);
  count('work');
  await press(texts.unsure);
  await question(texts.activities.title);
  count('activities');
  for (const name of [texts.activities.garden, texts.activities.poster, texts.activities.letter])
    await tick('Yes', await one('radiogroup', name));
  await press('Continue');
  await question(texts.question.work);
  count('work, with what was suggested');
  for (const step of ['done', 'skills', 'where', 'far', 'way', 'hours', 'matters'] as const) {
    await press(step === 'skills' || step === 'far' ? 'Continue' : 'Skip');
    await question(texts.question[step]);
    if (step === 'done') await tick('A little');
    if (step === 'where') {
      await tick('Near a place');
      await fill('City or ZIP code', '13202');
    }
    if (step === 'matters') await one('checkbox', 'Quiet');
    count(step);
  }
  expect(words['matters']).toBeGreaterThan(40);
  expect(Object.entries(words).filter(([, count]) => count > 60 || count < 5)).toEqual([]);
});

test('asks in no text about a disability, health or an accommodation', () => {
  expect(JSON.stringify(texts)).not.toMatch(
    /disab|health|accommodat|impair|wheelchair|blind|deaf|medic|diagnos|condition/i,
  );
});
