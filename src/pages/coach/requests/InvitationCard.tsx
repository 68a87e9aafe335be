import { CircleCheck, CircleX, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  acceptInvitation,
  declineInvitation,
  type ReceivedInvitation,
} from '#src/api/queries/coachLists.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { useCall } from '#src/components/useCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

interface InvitationCardProps {
  invitation: ReceivedInvitation;
  coachGuid: string;
}

/** Somebody asks for help. The answer stays in its place until the list is opened again. */
export function InvitationCard({ invitation, coachGuid }: InvitationCardProps) {
  const { t } = useTranslation('coach');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { FirstName, fullName, email, Profession } = invitation;
  // One call at a time: whoever is accepted is not declined meanwhile.
  const answer = useRef<'accept' | 'decline'>('accept');
  const [shown, setShown] = useState<'accept' | 'decline'>('accept');
  const isShared = invitation.jobCoachEmail === '';
  const declined = t(isShared ? 'answer.declinedShared' : 'answer.declinedOwn', {
    name: FirstName,
  });
  const call = useCall(async () => {
    if (answer.current === 'accept') {
      await acceptInvitation(coachGuid, invitation);
      announce(t('answer.acceptedSaid', { name: FirstName }));
    } else {
      await declineInvitation(invitation);
      announce(declined);
    }
  });
  useSlowAnnouncement(call.isCalling, tc('wait'));
  const choices = useLimitChoices(call.failure, call.start);
  const press = (is: 'accept' | 'decline') => () => {
    answer.current = is;
    setShown(is);
    call.start();
  };
  return (
    <>
      <PersonCard
        name={fullName}
        focusId={invitationId(invitation)}
        profession={Profession}
        email={email}
        state={
          call.isDone ? (
            <Answered is={shown} name={FirstName} declined={declined} />
          ) : (
            <Asks invitation={invitation} />
          )
        }
        actions={
          call.isDone ? null : (
            <AnswerButtons
              name={fullName}
              nextId={invitationId(invitation)}
              isBusy={call.isCalling}
              onAccept={press('accept')}
              onDecline={press('decline')}
            />
          )
        }
      />
      <AlertDialog
        isOpen={call.failure !== null}
        onClose={call.forget}
        kind="bad"
        title={tc('dialog.error')}
        message={call.failure ? <ServersWords text={problemText(call.failure)} /> : ''}
        {...choices}
      />
    </>
  );
}

interface AnsweredProps {
  is: 'accept' | 'decline';
  name: string;
  declined: string;
}

function Answered({ is, name, declined }: AnsweredProps) {
  const { t } = useTranslation('coach');
  return is === 'accept' ? (
    <StateLine kind="good" icon={CircleCheck}>
      {t('answer.accepted', { name })}
    </StateLine>
  ) : (
    <StateLine kind="none" icon={CircleX}>
      {declined}
    </StateLine>
  );
}

function Asks({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation('coach');
  const day = useDay();
  const date = day(invitation.sentAt);
  return (
    <StateLine kind="warn" icon={UserPlus}>
      {invitation.jobCoachEmail === ''
        ? t('person.asksAll', { date })
        : t('person.asksYou', { date })}
    </StateLine>
  );
}

interface AnswerButtonsProps {
  name: string;
  /** Gets the focus of a button that goes with the answer. */
  nextId: string;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

function AnswerButtons({ name, nextId, isBusy, onAccept, onDecline }: AnswerButtonsProps) {
  const { t } = useTranslation('coach');
  const accept = usePassedFocus<HTMLButtonElement>(nextId);
  const decline = usePassedFocus<HTMLButtonElement>(nextId);
  return (
    <>
      <Button
        ref={accept}
        look="primary"
        isBusy={isBusy}
        aria-label={t('answer.acceptName', { name })}
        onPress={onAccept}
      >
        {t('answer.accept')}
      </Button>
      <Button
        ref={decline}
        isBusy={isBusy}
        aria-label={t('answer.declineName', { name })}
        onPress={onDecline}
      >
        {t('answer.decline')}
      </Button>
    </>
  );
}
