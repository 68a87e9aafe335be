import type { components } from '#openapi/jobs.ts';
import {
  contactOf,
  describePosting,
  essentialDuties,
  linesOf,
  oneLine,
  type PostingPlaceWords,
} from './describePosting.ts';
import type { PostingContent } from './postingContent.ts';

/** Two letters are a State's code; a name stays a name. */
function stateWords(text: string): string {
  const words = oneLine(text);
  return words.length === 2 ? words.toUpperCase() : words;
}

/** The place that the fields name, before it is looked up. */
function placeWords({ city, stateShort, remote }: PostingContent): PostingPlaceWords {
  const named = [oneLine(city), stateWords(stateShort)].filter((part) => part !== '');
  if (named.length === 0) return { city: null, location: remote === 'remote' ? 'Remote' : '' };
  return { city: named[0] ?? null, location: named.join(', ') };
}

/** A posting as candidates would read it, made of what the editor's fields hold. */
export function previewJob(
  jobId: string,
  content: PostingContent,
  companyName: string,
): components['schemas']['Job'] {
  const place = placeWords(content);
  const isPaid = content.salaryMin !== null || content.salaryMax !== null;
  return {
    sourceGUID: jobId,
    title: oneLine(content.title),
    company: companyName,
    city: place.city,
    stateShort: stateWords(content.stateShort) || null,
    location: place.location,
    description: describePosting(content, place),
    remote: content.remote,
    employmentTypes: content.employmentTypes,
    salaryMin: content.salaryMin,
    salaryMax: content.salaryMax,
    salaryUnit: isPaid ? content.salaryUnit : null,
    salaryCurrency: isPaid ? 'USD' : null,
    postedAt: null,
    origin: 'employer',
    status: 'draft',
    closesOn: content.closesOn,
    applyUrl: null,
    accommodations: content.accommodations,
    duties: { essential: essentialDuties(content), other: linesOf(content.otherDuties) },
    accommodationContact: contactOf(content),
  };
}
