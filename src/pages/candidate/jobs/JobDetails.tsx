import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { CompanyLogo } from '#src/components/job/CompanyLogo.tsx';
import { JobDescription } from '#src/components/job/JobDescription.tsx';
import { JobFacts } from '#src/components/job/JobFacts.tsx';
import { ReasonList } from '#src/components/job/ReasonList.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';
import { useSaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { ApplyPanel } from '#src/pages/candidate/jobs/ApplyPanel.tsx';
import styles from '#src/pages/candidate/jobs/JobDetails.module.css';
import { LanguageNotes } from '#src/pages/candidate/jobs/LanguageNotes.tsx';
import { MarkedText } from '#src/pages/candidate/jobs/MarkedText.tsx';
import { piecesOf } from '#src/pages/candidate/jobs/phrases.ts';
import { useAnchorFocus } from '#src/pages/candidate/jobs/useAnchorFocus.ts';
import { readSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useRecordedView } from '#src/pages/candidate/jobs/useRecordedView.ts';
import { useUser } from '#src/session/useSession.ts';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** The posting, why it fits this person, what can be done with it, and notes on its language. */
export function JobDetails({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  // A job of a wider list has its reasons there.
  const [address] = useSearchParams();
  const { data: ranking } = useRecommendations(UserGuid, readSearch(address).widen);
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  const { dialog, ...save } = useSaveToggle(UserGuid);
  useRecordedView(UserGuid, job.sourceGUID);
  useAnchorFocus();
  const reasons =
    ranking?.recommendations.find((one) => one.sourceGUID === job.sourceGUID)?.reasons ?? [];
  const phrases = extracts.map(({ phrase }) => phrase);
  const firstLines = firstLinesOf(job.description, phrases);
  const marked = (line: string) => (
    <MarkedText line={line} phrases={phrases} firstLines={firstLines} />
  );
  return (
    <>
      <div className={styles.head}>
        <CompanyLogo company={job.company} />
        <JobFacts job={job} reasons={reasons} />
      </div>
      <Cluster>
        <ApplyPanel job={job} />
        <SaveJobButton job={job} isSaved={save.isSaved(job.sourceGUID)} onToggle={save.toggle} />
      </Cluster>
      {job.sample ? <SampleDataNote /> : null}
      {reasons.length > 0 ? (
        <section aria-labelledby="why">
          <Stack>
            <h2 id="why">{t('details.why')}</h2>
            <ReasonList label={t('details.why')} reasons={reasons} />
          </Stack>
        </section>
      ) : null}
      <section aria-labelledby="about">
        <Stack>
          <h2 id="about">{t('details.about')}</h2>
          <JobDescription text={job.description} words={marked} />
        </Stack>
      </section>
      <LanguageNotes extracts={extracts} marked={firstLines} />
      {dialog}
    </>
  );
}

/** The first line that holds each phrase, by the phrase's number, as JobDescription shows it. */
function firstLinesOf(text: string, phrases: readonly string[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const line of text.split('\n').map((one) => one.trim().replace(/^- /, '')))
    for (const { phrase } of piecesOf(line, phrases))
      if (phrase !== null && !first.has(phrase)) first.set(phrase, line);
  return first;
}
