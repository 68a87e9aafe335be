import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerEmployerInvitation,
  type EmployerInvitation,
  type InvitationAnswer,
} from '#src/api/queries/employerInvitations.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface AnswerInvitationProps {
  invitation: EmployerInvitation;
  userGuid: string;
  /** The heading of the invitation, which gets the focus when it was answered. */
  headingId: string;
}

/** Accept, decline, or block the company, which asks first. One answer at a time. */
export function AnswerInvitation({ invitation, userGuid, headingId }: AnswerInvitationProps) {
  const { t } = useTranslation('candidateInvitations');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { contactLogId, companyName: company } = invitation;
  // The call is made before the card is drawn again.
  const answer = useRef<InvitationAnswer>('accepted');
  const [isAsking, setAsking] = useState(false);
  const call = useCall(async () => {
    const given = answer.current;
    await answerEmployerInvitation(userGuid, contactLogId, given);
    announce(t(`said.${given}`, { company }));
  });
  useSlowAnnouncement(call.isCalling, tc('wait'));
  const choices = useLimitChoices(call.failure, call.start);
  const give = (given: InvitationAnswer) => {
    answer.current = given;
    call.start();
  };
  const accept = usePassedFocus<HTMLButtonElement>(headingId);
  const decline = usePassedFocus<HTMLButtonElement>(headingId);
  const block = usePassedFocus<HTMLButtonElement>(headingId);
  const isBusy = call.isCalling;
  return (
    <>
      <Cluster>
        <Button
          ref={accept}
          look="primary"
          isBusy={isBusy}
          aria-label={t('acceptName', { company })}
          onPress={() => give('accepted')}
        >
          {t('accept')}
        </Button>
        <Button
          ref={decline}
          isBusy={isBusy}
          aria-label={t('declineName', { company })}
          onPress={() => give('declined')}
        >
          {t('decline')}
        </Button>
        <Button
          ref={block}
          look="plain"
          isBusy={isBusy}
          aria-haspopup="dialog"
          onPress={() => setAsking(true)}
        >
          {t('block', { company })}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('blockTitle', { company })}
        message={t('blockText')}
        confirmLabel={t('block', { company })}
        cancelLabel={t('blockNot')}
        isDangerous
        focusAfterId={headingId}
        onConfirm={() => {
          setAsking(false);
          give('blocked');
        }}
        onCancel={() => setAsking(false)}
      />
      <AlertDialog
        isOpen={call.failure !== null}
        onClose={call.forget}
        kind="bad"
        title={tc('dialog.error')}
        message={
          call.failure ? (
            <ServersWords text={`${t('notSaved', { company })} ${problemText(call.failure)}`} />
          ) : (
            ''
          )
        }
        {...choices}
      />
    </>
  );
}
