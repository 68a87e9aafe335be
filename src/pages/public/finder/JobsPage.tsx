import { useTranslation } from 'react-i18next';
import { Printer } from 'lucide-react';
import { wishFor } from '#domain/finder.ts';
import type {
  GuidedFinderContext,
  GuidedFinderEvent,
} from '#machines/guidedFinder/guidedFinderTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { KeepAnswers } from '#src/pages/public/match/KeepAnswers.tsx';
import { useVisitorMatch } from '#src/pages/public/match/useVisitorMatch.ts';
import { VisitorJobs } from '#src/pages/public/match/VisitorJobs.tsx';
import { writeFinder } from '#src/tab/finderAnswers.ts';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** Social Security's help line and counselors for people who want to work. */
const BENEFITS_HELP = 'https://choosework.ssa.gov/';

interface JobsPageProps {
  context: GuidedFinderContext;
  send: (event: GuidedFinderEvent) => void;
}

/** The jobs for the answers, by the call and the list of the public recommendations. */
export function JobsPage({ context: { answers, passed }, send }: JobsPageProps) {
  const { t } = useTranslation('finder');
  const { t: tc } = useTranslation();
  const wish = wishFor(answers);
  const match = useVisitorMatch(wish, true);
  const isNewest = wish.work === '' && wish.skills.length === 0;
  return (
    <Page
      title={t('jobsTitle')}
      step="jobs"
      place={paths.abliPage('jobs')}
      room="wide"
      lead={isNewest ? t('isNewest') : undefined}
      back={<BackLink href={paths.abliPage('check')}>{t('changeAnswer')}</BackLink>}
    >
      {match.snapshot.context.isPlaceUnknown ? (
        <Notice
          kind="bad"
          word={tc('kind.bad')}
          actions={
            <Button onPress={() => send({ type: 'change.requested', step: 'where' })}>
              {t('changePlace')}
            </Button>
          }
        >
          {t('unknownPlace')}
        </Notice>
      ) : null}
      <VisitorJobs match={match} from="finder">
        <Stack>
          <KeepAnswers from="finder" keep={() => writeFinder({ answers, passed })} />
          <Cluster>
            <Button icon={Printer} onPress={() => window.print()}>
              {t('print')}
            </Button>
            <LoneLink href={paths.help.home}>{t('person')}</LoneLink>
            <LoneLink href={BENEFITS_HELP} newTabWord={tc('newTab')}>
              {t('benefits')}
            </LoneLink>
          </Cluster>
        </Stack>
      </VisitorJobs>
    </Page>
  );
}
