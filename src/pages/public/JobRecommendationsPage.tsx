import { useEffect, useState } from 'react';
import { Compass, Printer, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import { Page } from '#src/components/page/Page.tsx';
import { carry } from '#src/tab/carried.ts';
import { readWish, writeWish } from '#src/tab/visitorWish.ts';
import { useVisitorMatch } from '#src/pages/public/match/useVisitorMatch.ts';
import { VisitorForm } from '#src/pages/public/match/VisitorForm.tsx';
import { VisitorJobs } from '#src/pages/public/match/VisitorJobs.tsx';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';

/**
 * Recommended jobs for anybody (recommendations-lite): what is typed stays in the tab, and the
 * server keeps nothing of it.
 */
export default function JobRecommendationsPage() {
  const { t } = useTranslation('publicJobs');
  const { t: tc } = useTranslation();
  const role = useRole();
  const [kept] = useState(readWish);
  // Back from the sign-up the jobs are there again.
  const match = useVisitorMatch(kept, kept.work.trim() !== '');
  const { snapshot, send } = match;
  const { wish } = snapshot.context;
  useEffect(() => writeWish(wish), [wish]);
  return (
    <Page title={t('title')} lead={t('lead')} room="wide">
      {role === ROLE.candidate ? (
        <Strip icon={UserRound} link={{ href: paths.candidate.recommendedJobs, text: t('toOwn') }}>
          {t('own')}
        </Strip>
      ) : null}
      <Strip icon={Compass} link={{ href: paths.abli, text: t('toFinder') }}>
        {t('finder')}
      </Strip>
      <VisitorForm context={snapshot.context} isBusy={snapshot.matches('searching')} send={send} />
      <VisitorJobs match={match} from="wish">
        <Stack>
          {role === null ? <p>{t('account')}</p> : null}
          <Cluster>
            {role === null ? (
              <LinkButton look="primary" href={paths.register} onPress={() => carry('wish', null)}>
                {tc('createAccountLink')}
              </LinkButton>
            ) : null}
            <Button icon={Printer} onPress={() => window.print()}>
              {t('keep')}
            </Button>
          </Cluster>
        </Stack>
      </VisitorJobs>
    </Page>
  );
}
