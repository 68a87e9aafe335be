import { Hourglass, OctagonX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createActor, fromPromise } from 'xstate';
import { stoppingMachine } from '#machines/stopping/stopping.ts';
import { type DisclosureLedger, stopAllSharing } from '#src/api/queries/disclosure.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import { isRead } from '#src/pages/candidate/privacy/companyViews.ts';
import { FailedStop } from '#src/pages/candidate/privacy/StopSharing.tsx';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { paths } from '#src/paths.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

const TITLE = 'privacy-now';

/** One sentence of who sees what, counted from the same ledger as the table, and Stop for all. */
export function RightNow({ ledger, userGuid }: { ledger: DisclosureLedger; userGuid: string }) {
  const { t } = useTranslation('privacy');
  const { t: tc } = useTranslation();
  const { day } = useShareWords();
  const { visibility, coaches, shares, views, mayShare, representative } = ledger;
  const seeing = coaches.filter(({ consent }) => consent !== null).length;
  const read = shares.filter((share) => isRead(ledger, share));
  const companies = new Set(read.flatMap(({ companyGuid }) => companyGuid ?? [])).size;
  const applied = views.filter(({ by }) => by === 'applied').length;
  const accepted = views.filter(({ by }) => by === 'accepted').length;
  const hasApplied = shares.some(({ audience }) => audience === 'applied_companies');
  const isSharing = seeing > 0 || shares.length > 0 || views.length > 0;
  const { snapshot, send } = useTabActor(() =>
    createActor(
      stoppingMachine.provide({
        actors: {
          stop: fromPromise(async () => {
            const left = await stopAllSharing(userGuid);
            const isSeen = left.views.some(({ by }) => by === 'applied');
            announce(t(isSeen ? 'now.stoppedButApplied' : 'now.stoppedAll'));
          }),
        },
      }),
    ),
  );
  const isBusy = snapshot.hasTag('busy');
  const press = () => {
    // Something may have been shared since.
    send({ type: 'shared.again' });
    send({ type: 'stop.pressed' });
  };
  // Applications end by being withdrawn.
  const canStop = seeing > 0 || shares.length > 0 || accepted > 0 || visibility.findable;
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('now.title')}</h2>
        <p>
          {isSharing
            ? [
                seeing > 0 ? t('now.coaches', { count: seeing }) : '',
                companies > 0 ? t('now.companies', { count: companies }) : '',
                hasApplied ? t('now.applied') : '',
                applied > 0 ? t('now.viewsApplied', { count: applied }) : '',
                accepted > 0 ? t('now.viewsAccepted', { count: accepted }) : '',
              ]
                .filter(Boolean)
                .join(' ')
            : t('now.nothing')}{' '}
          {visibility.findable && visibility.findableUntil
            ? t('now.findable', { date: day(visibility.findableUntil) })
            : t('now.notFindable')}
        </p>
        <p>{t('lead')}</p>
        <Cluster>
          <Button
            look="danger"
            icon={OctagonX}
            isBusy={isBusy}
            isUnavailable={!canStop && !isBusy}
            onPress={press}
          >
            {t('now.stopAll')}
          </Button>
        </Cluster>
        {mayShare === 'waiting' && representative ? (
          <Stack gap="tight">
            <StateLine kind="info" icon={Hourglass}>
              {t('now.waiting', { name: representative.name })}
            </StateLine>
            <LoneLink href={paths.candidate.representative}>{t('now.toWaiting')}</LoneLink>
          </Stack>
        ) : null}
        {snapshot.context.failure ? (
          <FailedStop
            text={`${t('now.notStopped')} ${t('stop.trying')}`}
            word={tc('kind.bad')}
            retry={tc('retry')}
            isBusy={isBusy}
            press={() => send({ type: 'stop.pressed' })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
