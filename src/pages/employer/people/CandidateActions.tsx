import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CandidateButtons } from '#domain/candidateButtons.ts';
import { useInvite } from '#src/pages/employer/people/Inviting.tsx';
import type { Person } from '#src/pages/employer/people/person.ts';
import { SaveCandidateButton } from '#src/pages/employer/people/SaveCandidateButton.tsx';
import type { SaveToggle } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface CandidateActionsProps {
  person: Person;
  buttons: CandidateButtons;
  save: SaveToggle;
  /** Gets the focus when the button that has it goes. */
  focusId: string;
  /** The candidate's page; left out on it. */
  href?: string;
}

/** Save, Invite and View Profile, each where design 4.2 has it. */
export function CandidateActions({ person, buttons, save, focusId, href }: CandidateActionsProps) {
  const { t } = useTranslation('employerPeople');
  const invite = useInvite();
  const { UserGuid, FirstName, name } = person;
  return (
    <>
      {buttons.save ? <SaveCandidateButton name={name} save={save} /> : null}
      {buttons.invite ? (
        <Button
          icon={MailPlus}
          aria-label={t('invite.openName', { name })}
          aria-haspopup="dialog"
          onPress={() => invite({ UserGuid, FirstName, name, focusId })}
        >
          {t('invite.open')}
        </Button>
      ) : null}
      {buttons.viewProfile && href !== undefined ? (
        <LinkButton href={href} aria-label={t('card.viewName', { name })}>
          {t('card.view')}
        </LinkButton>
      ) : null}
    </>
  );
}
