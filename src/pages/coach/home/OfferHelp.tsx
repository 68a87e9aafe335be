import { useTranslation } from 'react-i18next';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface OfferHelpProps {
  name: string;
  firstName: string;
  email: string;
}

/**
 * Begins a mail to a candidate: only they can invite a coach, so it says how (decision 0117). The
 * mail is the coach's own, and its words are theirs to change.
 */
export function OfferHelp({ name, firstName, email }: OfferHelpProps) {
  const { t } = useTranslation('coach');
  const { Email } = useUser();
  const subject = encodeURIComponent(t('person.offerSubject'));
  const body = encodeURIComponent(t('person.offerText', { name: firstName, email: Email }));
  return (
    <LinkButton
      href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}
      aria-label={t('person.offerName', { name, email })}
    >
      {t('person.offer')}
    </LinkButton>
  );
}
