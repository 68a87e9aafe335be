import { expect, test } from 'vitest';
import { linesOf, outcome } from '../testing.ts';

test('reads a Greenhouse board: escaped text, cents, offices, own fields', async () => {
  const job = {
    id: 12_345_678,
    title: ' Welder &amp; Fitter ',
    company_name: 'Larkfield Boats',
    absolute_url: 'https://boards.example/larkfield/jobs/1',
    location: { name: 'Hybrid' },
    offices: [{ name: 'Yard', location: 'Bath, Maine, United States' }],
    metadata: [
      { name: 'Job Type', value: ['Part-time', 'Seasonal'] },
      { name: 'Workplace Type', value: 'On-site' },
      { name: 'Cost Center', value: 'Remote 7' },
    ],
    first_published: '2026-11-01T23:40:00-04:00',
    updated_at: '2026-11-19T00:00:00Z',
    application_deadline: '2026-11-20T00:00:00Z',
    content:
      '&lt;p&gt;Weld &amp;amp; fit.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Hulls&lt;/li&gt;&lt;/ul&gt;',
    pay_input_ranges: [
      { min_cents: 3000, max_cents: 3500, currency_type: 'CAD', title: 'Hourly' },
      { min_cents: 2650, max_cents: 3100, currency_type: 'USD', title: 'Hourly pay range' },
    ],
  };
  const [line] = await linesOf('greenhouse', job);
  expect(line).toEqual({
    source: 'greenhouse',
    id: '12345678',
    title: 'Welder & Fitter',
    company: 'Larkfield Boats',
    city: 'Bath',
    state: 'ME',
    zip: null,
    country: 'US',
    remote: 'in-person',
    employmentType: ['PART_TIME', 'TEMPORARY'],
    pay: { min: 26.5, max: 31, unit: 'HOUR', currency: 'USD' },
    postedAt: '2026-11-01',
    validThrough: '2026-11-20',
    applyUrl: 'https://boards.example/larkfield/jobs/1',
    description: 'Weld & fit.\n- Hulls',
  });
});

test('reads a Lever posting: all locations, lists, plain form first', async () => {
  const posting = {
    id: 'l-1',
    text: 'Packer',
    state: 'published',
    categories: {
      commitment: 'Part-time',
      location: 'Toronto',
      allLocations: ['Toronto', 'Erie, PA'],
    },
    country: 'CA',
    workplaceType: 'unspecified',
    createdAt: 1_793_804_523_456,
    description: '<p>never read</p>',
    descriptionPlain: 'Pack boxes.',
    lists: [{ text: 'You bring', content: '<li>Care</li><li>Time &amp; calm</li>' }],
    additional: '<div>Write to us.</div>',
    hostedUrl: 'https://jobs.example/l-1',
    salaryRange: { min: 41_000, max: 39_000, currency: 'USD', interval: 'per-year-salary' },
  };
  const [line] = await linesOf('lever', posting, { company: 'Elm Parcel' });
  expect(line).toMatchObject({
    company: 'Elm Parcel',
    city: 'Erie',
    state: 'PA',
    remote: null,
    employmentType: ['PART_TIME'],
    pay: { min: 39_000, max: 41_000, unit: 'YEAR' },
    postedAt: '2026-11-04',
    applyUrl: 'https://jobs.example/l-1',
    description: 'Pack boxes.\nYou bring\n- Care\n- Time & calm\nWrite to us.',
  });
});

test('refuses Lever postings that are not published, and abroad by country alone', async () => {
  const posting = (id: string, more: object) => ({ id, text: 'Packer', hostedUrl: 'x', ...more });
  const lines = await linesOf('lever', [
    posting('1', { state: 'closed' }),
    posting('2', { categories: { location: 'Springfield' }, country: 'GB' }),
    posting('3', { categories: { location: 'Springfield' }, country: 'US' }),
  ]);
  expect(outcome(lines)).toEqual(['1 not_listed', '2 not_us', '3']);
});

test('reads an Ashby job: address first, secondary locations, salary components', async () => {
  const address = (addressRegion: string, addressCountry: string) => ({
    postalAddress: { addressRegion, addressCountry },
  });
  const [line] = await linesOf('ashby', {
    jobs: [
      {
        id: 'a-1',
        title: 'Guide',
        location: 'Lyon',
        address: address('', 'France'),
        secondaryLocations: [{ location: 'Waco', address: address('Texas', 'USA') }],
        isRemote: true,
        workplaceType: 'Hybrid',
        employmentType: 'Contract',
        publishedAt: '2026-11-11T00:10:00.000+00:00',
        jobUrl: 'https://jobs.example/a-1',
        descriptionPlain: ' ',
        descriptionHtml: '<p>Guide&nbsp;us.</p>',
        compensation: {
          compensationTierSummary: '$1K',
          summaryComponents: [
            { compensationType: 'Bonus', minValue: 1, maxValue: 2, interval: '1 YEAR' },
            {
              compensationType: 'Salary',
              minValue: 44,
              maxValue: 51,
              interval: '1 HOUR',
              currencyCode: 'USD',
            },
          ],
        },
      },
    ],
  });
  expect(line).toMatchObject({
    city: 'Waco',
    state: 'TX',
    remote: 'hybrid',
    employmentType: ['CONTRACTOR'],
    pay: { min: 44, max: 51, unit: 'HOUR', currency: 'USD' },
    description: 'Guide us.',
  });
});

test('reads USAJOBS: duties as text, schedule and offering, no pay by other codes', async () => {
  const item = (id: string, more: object, details: object) => ({
    MatchedObjectId: id,
    MatchedObjectDescriptor: {
      PositionTitle: 'Ranger',
      PositionURI: `https://usajobs.example/job/${id}`,
      OrganizationName: 'Park Office',
      PositionLocation: [{ CityName: 'Moab, Utah', CountryCode: 'United States' }],
      PositionSchedule: [{ Name: 'Full-time' }],
      PositionOfferingType: [{ Name: 'Seasonal' }],
      QualificationSummary: 'Walk far.\r\nWrite well.',
      ApplicationCloseDate: '2026-12-01T23:59:59.9970',
      UserArea: { Details: { JobSummary: 'Guard <b>paths</b>.', ...details } },
      ...more,
    },
  });
  const pay = (RateIntervalCode: string) => ({
    PositionRemuneration: [{ MinimumRange: '19.02', MaximumRange: '22.1', RateIntervalCode }],
  });
  const lines = await linesOf('usajobs', {
    SearchResult: {
      SearchResultItems: [
        item(
          '1',
          { ...pay('PH'), ApplyURI: [] },
          {
            MajorDuties: 'Mend paths.\nCount deer.',
            RemoteIndicator: false,
            TeleworkEligible: false,
          },
        ),
        item(
          '2',
          { ...pay('BW'), ApplyURI: ['https://apply.example/2'] },
          { MajorDuties: ['Mend.'], TeleworkEligible: true },
        ),
      ],
    },
  });
  expect(lines).toMatchObject([
    {
      city: 'Moab',
      state: 'UT',
      remote: 'in-person',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      pay: { min: 19.02, max: 22.1, unit: 'HOUR' },
      validThrough: '2026-12-01',
      applyUrl: 'https://usajobs.example/job/1',
      description: 'Guard paths.\nMend paths.\nCount deer.\nWalk far.\nWrite well.',
    },
    { pay: null, remote: 'hybrid', applyUrl: 'https://apply.example/2' },
  ]);
});

test('reads SmartRecruiters: sections with titles, flags, no link of the API', async () => {
  const posting = (id: string, more: object) => ({
    id,
    name: 'Driver',
    company: { name: 'Wren Lines' },
    releasedDate: '2026-11-06T08:00:00.000Z',
    location: { city: 'Remote', region: 'Ohio', country: 'us', remote: false, hybrid: false },
    ref: 'https://api.example/1',
    ...more,
  });
  const jobAd = {
    sections: {
      qualifications: { title: 'Qualifications', text: '<ul><li>License</li></ul>' },
      jobDescription: { title: 'Job', text: '<p>Drive.</p>' },
      additionalInformation: { title: 'More', text: '' },
    },
  };
  const lines = await linesOf('smartrecruiters', {
    content: [
      posting('1', { jobAd, typeOfEmployment: { id: 'permanent', label: 'Part-time' } }),
      posting('2', { active: false }),
      posting('3', { visibility: 'INTERNAL' }),
      posting('4', { location: { city: 'Lugo', country: 'es' } }),
      7,
    ],
  });
  expect(outcome(lines)).toEqual(['1', '2 not_listed', '3 not_listed', '4 not_us', 'null invalid']);
  expect(lines[0]).toMatchObject({
    city: null,
    state: 'OH',
    remote: 'in-person',
    employmentType: ['PART_TIME'],
    applyUrl: null,
    description: 'Job\nDrive.\nQualifications\n- License',
  });
});

test('reads Workday: pages of a list and pages of jobs', async () => {
  const list = {
    total: 1,
    jobPostings: [
      {
        title: 'Clerk',
        locationsText: '2 Locations',
        postedOn: 'Posted 3 Days Ago',
        bulletFields: ['JR-1'],
      },
    ],
  };
  const page = {
    jobPostingInfo: {
      title: 'Fitter',
      jobReqId: 'R-2',
      location: 'Calgary, AB',
      country: { descriptor: 'Canada' },
      additionalLocations: ['US-MT-Billings'],
      timeType: 'Full time',
      remoteType: 'Hybrid',
      startDate: '2026-11-03',
      endDate: '2026-12-20',
      jobDescription: '<div>Fit <b>pipes</b></div><div>daily</div>',
      externalUrl: 'https://jobs.example/R-2',
    },
    hiringOrganization: { name: 'Stone Gas' },
  };
  expect(await linesOf('workday', [list, page])).toMatchObject([
    { id: 'JR-1', city: null, country: null, postedAt: '2026-11-17', applyUrl: null },
    {
      id: 'R-2',
      company: 'Stone Gas',
      city: 'Billings',
      state: 'MT',
      remote: 'hybrid',
      validThrough: '2026-12-20',
      description: 'Fit pipes\ndaily',
    },
  ]);
});
