import plain from '#samples/resumes/plain-adeyemi.pdf?url';
import sidebar from '#samples/resumes/sidebar-right-vasquez.pdf?url';
import student from '#samples/resumes/student-delarosa.pdf?url';

/** Invented people's resumes that ship with the product, for those who only try it. */
export const sampleResumes = [
  { name: 'plain-adeyemi.pdf', url: plain },
  { name: 'sidebar-right-vasquez.pdf', url: sidebar },
  { name: 'student-delarosa.pdf', url: student },
] as const;

export type SampleResume = (typeof sampleResumes)[number];

/**
 * A sample as the file a person would have chosen.
 * @throws TypeError when the server cannot be reached, Error when it has no such file
 */
export async function loadSampleResume(sample: SampleResume): Promise<File> {
  const answer = await fetch(sample.url);
  if (!answer.ok) throw new Error(`The sample ${sample.name} is not there.`);
  return new File([await answer.blob()], sample.name, { type: 'application/pdf' });
}
