import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbleistExtract, Job } from '#src/api/queries/jobs.ts';
import { JobDescription } from '#src/components/job/JobDescription.tsx';
import { MarkedText } from '#src/components/job/MarkedText.tsx';
import { firstLinesOf } from '#src/components/job/phrases.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface JobTextProps {
  job: Job;
  /** What is marked in it. */
  extracts: readonly AbleistExtract[];
  /** In place of its own text: the same in plainer words. */
  text?: string;
  /** Below the heading. */
  note?: ReactNode;
}

/** The text of a posting, with the phrases marked that have a note. */
export function JobText({ job, extracts, text = job.description, note }: JobTextProps) {
  const { t } = useTranslation('jobs');
  const phrases = extracts.map(({ phrase }) => phrase);
  const firstLines = firstLinesOf(text, phrases);
  const marked = (line: string) => (
    <MarkedText line={line} phrases={phrases} firstLines={firstLines} />
  );
  return (
    <section aria-labelledby="about">
      <Stack>
        <h2 id="about">{t('details.about')}</h2>
        {note}
        <JobDescription text={text} words={marked} />
      </Stack>
    </section>
  );
}
