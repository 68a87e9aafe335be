import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { type JobCoachInvitation, useInvitations } from '#src/api/queries/invitations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconList } from '#src/ui/IconList.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** Who was invited already, and when. */
export function SentInvitations({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('invite');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isPending, refetch } = useInvitations(userGuid);
  return (
    <Stack gap="tight">
      <h2>{t('list.title')}</h2>
      <LoadingRegion
        label={t('list.title')}
        isLoading={isPending}
        loadingText={t('list.loading')}
        doneText=""
      >
        {data ? <List invitations={data} /> : null}
        {error && !data ? (
          <FailureNotice
            text={problemText(toProblem(error))}
            actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
          />
        ) : null}
      </LoadingRegion>
    </Stack>
  );
}

function List({ invitations }: { invitations: readonly JobCoachInvitation[] }) {
  const { t, i18n } = useTranslation('invite');
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  if (invitations.length === 0) return <p>{t('list.empty')}</p>;
  return (
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
  );
}
