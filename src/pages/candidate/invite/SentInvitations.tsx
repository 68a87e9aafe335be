import { Mail, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobCoachInvitation, useInvitations } from '#src/api/queries/invitations.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Who was invited already, and when. */
export function SentInvitations({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('invite');
  const problemText = useProblemText();
  const query = useInvitations(userGuid);
  const { data } = query;
  const failure = useQueryFailure(query);
  return (
    <Stack>
      <h2>{t('list.title')}</h2>
      <Loading
        isPart
        label={t('list.title')}
        isLoading={data === undefined && !failure}
        loadingText={t('list.loading')}
        doneText=""
        outline={<CardBones lines={4} />}
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {data ? <List invitations={data} /> : null}
      </Loading>
    </Stack>
  );
}

function List({ invitations }: { invitations: readonly JobCoachInvitation[] }) {
  const { t, i18n } = useTranslation('invite');
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  if (invitations.length === 0)
    return (
      <EmptyState icon={Users} heading={t('list.none')} headingLevel={3}>
        {t('list.empty')}
      </EmptyState>
    );
  return (
    <Card>
      <IconList
        label={t('list.title')}
        items={invitations.map(({ jobCoachInvitationGUID, jobCoachEmail, sentAt }) => ({
          id: jobCoachInvitationGUID,
          icon: Mail,
          text: t('list.item', {
            who: jobCoachEmail || t('ourAbility'),
            date: dates.format(new Date(sentAt)),
          }),
        }))}
      />
    </Card>
  );
}
