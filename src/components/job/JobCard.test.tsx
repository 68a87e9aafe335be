// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#src/api/queries/jobs.ts';
import { JobCard, type JobCardProps } from '#src/components/job/JobCard.tsx';
import { AllReasons } from '#src/components/job/AllReasons.tsx';
import { ShortJobCard } from '#src/components/job/ShortJobCard.tsx';
import { withTwins } from '#src/components/job/twins.ts';
import { setUpText } from '#src/i18n/setup.ts';

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces('jobs');
});
afterEach(cleanup);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const job = {
  sourceGUID: 'a',
  title: 'Line Cook',
  company: 'Harbor Kitchen',
  location: 'Troy, NY',
  remote: 'in-person',
  employmentTypes: ['full-time'],
  salaryMin: 19,
  salaryMax: 22,
  salaryUnit: 'hour',
  postedAt: ago(WEEK_MS),
  closesOn: null,
  status: 'published',
  applyUrl: null,
} as Job;

const reason = (
  code: string,
  effect: 'positive' | 'gap',
  weight: number,
  values: Record<string, string | number | string[]>,
) => ({ code, effect, weight, values });

const cooks = reason('same_occupation', 'positive', 0.2, { occupation: 'Cooks' });
const languageGap = reason('language', 'gap', 0.01, { asked: 'Spanish' });
const licenceGap = reason('licence', 'gap', 0.2, { asked: 'Driver license' });
const reasons = [
  reason('distance', 'positive', 0.3, { miles: 9 }),
  cooks,
  reason('licence', 'positive', 0.01, { asked: 'Food handler card' }),
  languageGap,
  licenceGap,
];

function show(props: Partial<JobCardProps> = {}, Card: typeof JobCard = JobCard) {
  render(
    <ul>
      <Card
        job={job}
        href="/job/a"
        linkId="job-a"
        reasons={reasons}
        onToggleSave={() => undefined}
        {...props}
      />
    </ul>,
  );
  return screen.getByRole('listitem', { name: /^Line Cook Harbor Kitchen/ });
}

const linesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('JobCard', () => {
  it('says in two lines who and where, then pay, hours, way and date', () => {
    show();
    expect(linesOf('Employer and place')).toEqual(['Harbor Kitchen', 'Troy, NY, 9 miles away']);
    expect(linesOf('Pay, hours and date')).toEqual([
      '$19 to $22 an hour',
      'Full-time',
      'In person',
      'Posted 7 days ago',
    ]);
  });

  it('is named by its facts too where another card has its title and employer', () => {
    const yearly = { salaryMin: 40_000, salaryMax: 40_000, salaryUnit: 'year' } as const;
    const list = [
      job,
      { ...job, ...yearly, sourceGUID: 'b' },
      { ...job, title: 'Baker', sourceGUID: 'c' },
    ];
    render(
      <ul>
        {withTwins(list).map((one) => (
          <JobCard
            key={one.job.sourceGUID}
            job={one.job}
            href={`/job/${one.job.sourceGUID}`}
            linkId={`job-${one.job.sourceGUID}`}
            hasTwin={one.hasTwin}
          />
        ))}
      </ul>,
    );
    expect(screen.getAllByRole('link', { name: /^Line Cook Harbor Kitchen/ })).toHaveLength(2);
    screen.getByRole('link', { name: /^Line Cook Harbor Kitchen.*\$19 to \$22 an hour/ });
    screen.getByRole('link', { name: /^Line Cook Harbor Kitchen.*\$40,000 a year/ });
    screen.getByRole('link', { name: 'Baker Harbor Kitchen' });
  });

  it('is named by nothing that it does not show where another card has its title and employer', () => {
    const application = {
      appliedAt: '2026-11-03T12:00:00Z',
      status: 'new',
      withdrawnAt: null,
    } as const;
    const card = show({ hasTwin: true, application });
    expect(within(card).getByRole('link').getAttribute('aria-label')).toBe(
      'Line Cook Harbor Kitchen Troy, NY, 9 miles away $19 to $22 an hour',
    );
  });

  it('gives the two reasons that matter most and one to keep in mind, in words', () => {
    show();
    expect(linesOf('Why Line Cook')).toEqual([
      'Fits: Your kind of work: Cooks',
      'Fits: You have what it asks for: Food handler card',
      'Keep in mind: Asks for: Driver license. Not in your profile',
    ]);
  });

  it('says first of all that a posting asks about health, and what it offers where there is room', () => {
    const said = [
      cooks,
      licenceGap,
      reason('health_question', 'gap', 0, {}),
      reason('offers', 'positive', 0, { offered: ['quiet-room', 'unknown-code'] }),
    ];
    show({ reasons: said });
    expect(linesOf('Why Line Cook')).toEqual([
      'Fits: Your kind of work: Cooks',
      'Fits: Offers: a quiet room',
      'Keep in mind: The posting asks about health. The law does not allow that',
    ]);
  });

  it('has the title before Save, both named with the employer', () => {
    const card = show();
    expect(card.querySelectorAll('a, button')).toHaveLength(2);
    const link = within(card).getByRole('link', { name: 'Line Cook Harbor Kitchen' });
    const save = within(card).getByRole('button', { name: 'Save job: Line Cook, Harbor Kitchen' });
    expect(link.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says its place only where the list is ordered by fit', () => {
    show();
    expect(screen.queryByText(/^Place/)).toBeNull();
    cleanup();
    show({ place: 3 });
    expect(screen.getByText('Place 3')).toBeDefined();
  });

  it('says New of a posting of the last days', () => {
    show({ job: { ...job, postedAt: ago(0) } });
    expect(linesOf('Employer and place').at(-1)).toBe('New');
  });

  it('says when the person applied in place of when it was posted, and that it is saved', () => {
    const card = show({
      job: { ...job, postedAt: ago(0) },
      application: { appliedAt: '2026-11-03T12:00:00Z', status: 'new', withdrawnAt: null },
      isSaved: true,
    });
    expect(linesOf('Pay, hours and date').at(-1)).toBe('Applied on November 3, 2026');
    expect(card.textContent).not.toMatch(/Posted|New/);
    expect(
      within(card).getByRole('button', {
        name: 'Saved. Remove from saved: Line Cook, Harbor Kitchen',
      }),
    ).toBeDefined();
  });

  it('has no button where it is only looked at', () => {
    render(
      <ul>
        <JobCard job={job} href="/job/a" linkId="job-a" />
      </ul>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the reasons of a card', () => {
  const skills = reason('skills', 'positive', 0.4, { matched: ['Excel', 'Chat'], total: 6 });

  it('count the skills; the details name them', () => {
    show({ reasons: [skills] });
    expect(linesOf('Why Line Cook')).toEqual(['Fits: You have 2 of the 6 skills it lists']);
    cleanup();
    render(<AllReasons reasons={[languageGap, cooks, skills, licenceGap]} />);
    expect(linesOf('Fits')).toEqual([
      'You have 2 of the 6 skills it lists: Excel and Chat',
      'Your kind of work: Cooks',
    ]);
    expect(linesOf('Keep in mind')).toEqual([
      'Asks for: Driver license. Not in your profile',
      'Asks for Spanish. Not in your profile',
    ]);
  });
});

describe('ShortJobCard', () => {
  it('has one reason, and Save at its end', () => {
    const card = show({}, ShortJobCard);
    expect(linesOf('Why Line Cook')).toEqual(['Fits: Your kind of work']);
    expect(card.lastElementChild?.textContent).toContain('Save');
    expect(card.textContent).toContain('$19 to $22 an hour');
  });
});
