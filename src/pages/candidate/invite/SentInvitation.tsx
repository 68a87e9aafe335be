import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { type JobCoachInvitation, withdrawInvitation } from '#src/api/queries/invitations.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface SentInvitationProps {
  of: JobCoachInvitation;
  userGuid: string;
}

/** Who was invited and when, with what came of it; one that is open can be taken back. */
export function SentInvitation({ of, userGuid }: SentInvitationProps) {
  const { t, i18n } = useTranslation('invite');
  const problemText = useProblemText();
  const dates = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' });
  const who = of.jobCoachEmail || t('ourAbility');
  const textId = `invitation-${of.jobCoachInvitationGUID}`;
  const call = useAnnouncedCall(async () => {
    await withdrawInvitation(userGuid, of.jobCoachInvitationGUID);
    return t('list.tookBack', { who });
  });
  return (
    <Cluster>
      <span id={textId} tabIndex={-1}>
        {t('list.item', { who, date: dates.format(new Date(of.sentAt)) })}
      </span>
      {of.answer === null ? (
        <TakeBack who={who} nextId={textId} isBusy={call.isCalling} onPress={call.start} />
      ) : (
        <Tag kind={of.answer === 'accepted' ? 'good' : 'plain'}>{t(`list.${of.answer}`)}</Tag>
      )}
      <FailedCall call={call} textOf={problemText} />
    </Cluster>
  );
}

interface TakeBackProps {
  who: string;
  /** Gets the focus of the button, which goes once it is pressed. */
  nextId: string;
  isBusy: boolean;
  onPress: () => void;
}

function TakeBack({ who, nextId, isBusy, onPress }: TakeBackProps) {
  const { t } = useTranslation('invite');
  const button = usePassedFocus<HTMLButtonElement>(nextId);
  return (
    <Button
      ref={button}
      isBusy={isBusy}
      aria-label={t('list.takeBackName', { who })}
      onPress={onPress}
    >
      {t('list.takeBack')}
    </Button>
  );
}
