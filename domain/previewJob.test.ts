import { describe, expect, it } from 'vitest';
import { EMPTY_POSTING, type PostingContent } from './postingContent.ts';
import { previewJob } from './previewJob.ts';

const preview = (changes: Partial<PostingContent>) =>
  previewJob('a-job', { ...EMPTY_POSTING, ...changes }, 'Salt City Supplies');

describe('the preview of a posting', () => {
  it('is a draft of the company that nobody can apply to yet', () => {
    expect(preview({ title: ' Mail\nroom  clerk ' })).toMatchObject({
      sourceGUID: 'a-job',
      title: 'Mail room clerk',
      company: 'Salt City Supplies',
      origin: 'employer',
      status: 'draft',
      applyUrl: null,
      postedAt: null,
    });
  });

  it('has the duties that say something and whom to ask', () => {
    const job = preview({
      essentialDuties: [
        { text: ' Sort letters ', reasons: [] },
        { text: '', reasons: [] },
      ],
      otherDuties: [' ', 'Answer the phone'],
      accommodationContact: { name: 'Jo', email: 'jo@example.com', phone: '' },
    });
    expect(job.duties).toEqual({ essential: ['Sort letters'], other: ['Answer the phone'] });
    expect(job.accommodationContact).toEqual({ name: 'Jo', email: 'jo@example.com', phone: null });
    expect(job.description).toContain('- Sort letters');
  });

  it.each([
    [{ city: ' Syracuse ', stateShort: 'ny' }, 'Syracuse', 'NY', 'Syracuse, NY'],
    [{ city: '', stateShort: 'New York' }, 'New York', 'New York', 'New York'],
    [{ city: 'Syracuse', stateShort: '' }, 'Syracuse', null, 'Syracuse'],
    [{ remote: 'remote' }, null, null, 'Remote'],
    [{ remote: 'in-person' }, null, null, ''],
  ] as const)('names the place of %j', (changes, city, stateShort, location) => {
    expect(preview(changes)).toMatchObject({ city, stateShort, location });
  });

  it.each([
    [{ salaryMin: 20 }, 'hour', 'USD'],
    [{ salaryMax: 30 }, 'hour', 'USD'],
    [{}, null, null],
  ] as const)('has a unit of pay only when there is pay: %j', (pay, salaryUnit, salaryCurrency) => {
    expect(preview({ ...pay, salaryUnit: 'hour' })).toMatchObject({ salaryUnit, salaryCurrency });
  });
});
