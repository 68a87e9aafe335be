import plain from '#samples/resumes/plain-adeyemi.pdf?url';
import sidebar from '#samples/resumes/sidebar-right-vasquez.pdf?url';
import student from '#samples/resumes/student-delarosa.pdf?url';
import { CALL_LIMIT_MS } from '#src/api/client/limitedFetch.ts';

/** Resumes of invented people that come with the product, for trying it. */
export const sampleResumes = [
  { who: 'helpDesk', name: 'plain-adeyemi.pdf', url: plain },
  { who: 'dental', name: 'sidebar-right-vasquez.pdf', url: sidebar },
  { who: 'student', name: 'student-delarosa.pdf', url: student },
] as const;

export type SampleResume = (typeof sampleResumes)[number];

/**
 * Loads a sample as a file, as if the person had chosen it.
 * @throws TypeError when the server cannot be reached, Error when it has no such file
 */
export async function loadSampleResume(sample: SampleResume): Promise<File> {
  const answer = await fetch(sample.url, { signal: AbortSignal.timeout(CALL_LIMIT_MS) });
  if (!answer.ok) throw new Error(`The sample ${sample.name} is not there.`);
  return new File([await answer.blob()], sample.name, { type: 'application/pdf' });
}
