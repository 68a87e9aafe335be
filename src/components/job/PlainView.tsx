import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfBlocks } from '#domain/postingBlocks.ts';
import type { AbleistExtract, Job, PlainPosting } from '#src/api/queries/jobs.ts';
import { InShort } from '#src/components/job/InShort.tsx';
import { JobText } from '#src/components/job/JobText.tsx';
import { useGradeWords } from '#src/components/job/useGradeWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Card } from '#src/ui/card/Card.tsx';

/** A text above this school grade is hard for many people. */
const HARD_ABOVE = 8;

interface PlainViewProps {
  job: Job;
  extracts: readonly AbleistExtract[];
  plain: PlainPosting;
  /** Whether the person asked for it here: then the focus goes to it. */
  isPressed: boolean;
}

/** The short answers of a posting, then its text in plain words with how hard it is to read. */
export default function PlainView({ job, extracts, plain, isPressed }: PlainViewProps) {
  const { t } = useTranslation('plainView');
  const { t: tj } = useTranslation('jobs');
  // All of its words at once, so that it comes whole.
  useTranslation('jobAccess');
  const title = useRef<HTMLHeadingElement>(null);
  const isTold = useRef(false);
  useEffect(() => {
    if (!isPressed || isTold.current) return;
    isTold.current = true;
    title.current?.focus();
    announce(tj('details.isPlain'));
  }, [isPressed, tj]);
  const gradeWords = useGradeWords();
  const before = gradeWords(plain.gradeBefore);
  const after = gradeWords(plain.gradeAfter);
  const writer = job.company === null ? t('byCompany') : t('writtenBy', { company: job.company });
  return (
    <>
      <Card as="section" aria-labelledby="in-short">
        <h2 id="in-short" ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>{t('made')}</p>
        <InShort job={job} plain={plain} />
      </Card>
      <JobText
        job={job}
        extracts={extracts}
        text={textOfBlocks(plain.blocks)}
        note={
          <p>
            {plain.by === 'employer' ? `${writer} ` : null}
            {before === after ? t('same', { after }) : t('both', { before, after })}
            {plain.gradeAfter > HARD_ABOVE ? ` ${t('hard')}` : null}
          </p>
        }
      />
    </>
  );
}
