/** Sample resumes for people who only try the product. */
export function SampleResumes(_props: { onChoose: (file: File) => void }) {
  return null;
}
