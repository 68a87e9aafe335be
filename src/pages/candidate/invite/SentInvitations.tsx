import { Mail, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobCoachInvitation, useInvitations } from '#src/api/queries/invitations.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { SentInvitation } from '#src/pages/candidate/invite/SentInvitation.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Who was invited already, when, and what came of it. */
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
        {data ? <List invitations={data} userGuid={userGuid} /> : null}
      </Loading>
    </Stack>
  );
}

interface ListProps {
  invitations: readonly JobCoachInvitation[];
  userGuid: string;
}

function List({ invitations, userGuid }: ListProps) {
  const { t } = useTranslation('invite');
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
        items={invitations.map((invitation) => ({
          id: invitation.jobCoachInvitationGUID,
          icon: Mail,
          text: <SentInvitation of={invitation} userGuid={userGuid} />,
        }))}
      />
    </Card>
  );
}
