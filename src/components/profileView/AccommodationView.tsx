import { useTranslation } from 'react-i18next';
import type { AccommodationKey } from '#domain/accommodations.ts';
import type { components } from '#openapi/user.ts';
import { ACCOMMODATION_GROUPS } from '#src/components/profileView/accommodationGroups.ts';
import { NotShared } from '#src/components/profileView/NotShared.tsx';
import { rowsFor } from '#src/components/profileView/rowsFor.ts';
import { ViewCard, type ViewLevel } from '#src/components/profileView/ViewCard.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { OwnLines } from '#src/components/text/OwnLines.tsx';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import styles from './ProfileView.module.css';

type SharedAccommodation = components['schemas']['SharedAccommodation'];

interface AccommodationViewProps {
  /** Of the heading, for a link to it. */
  id?: string;
  headingLevel?: ViewLevel;
  /** null where nothing of it is shared. */
  accommodation: SharedAccommodation | null;
}

/**
 * The 12 accommodations of another person: each a check box that nobody can press, with the answer
 * in words. One that is not shared is neither ticked nor empty, because empty would say No.
 */
export function AccommodationView({ id, headingLevel = 2, accommodation }: AccommodationViewProps) {
  const { t } = useTranslation('profileView');
  const { t: ta } = useTranslation('accommodation');
  const answers = new Map(accommodation?.facts.map(({ key, value }) => [key, value]));
  return (
    <ViewCard id={id} title={t('accommodation.title')} headingLevel={headingLevel}>
      <Stack gap="loose">
        {ACCOMMODATION_GROUPS.map(({ key, flags }) => (
          <FieldGroup
            key={key}
            legend={ta(`groups.${key}`)}
            headingLevel={headingLevel === 2 ? 3 : 4}
          >
            <div className={styles.facts}>
              {flags.map((flag) => (
                <Fact key={flag} of={flag} answer={answers.get(flag)} />
              ))}
            </div>
            {key === 'arrange' ? <OwnWords text={accommodation?.otherText} /> : null}
          </FieldGroup>
        ))}
        {accommodation && accommodation.helps.length > 0 ? (
          <FieldGroup legend={t('accommodation.helps')} headingLevel={headingLevel === 2 ? 3 : 4}>
            <OwnLines lines={accommodation.helps} />
          </FieldGroup>
        ) : null}
      </Stack>
    </ViewCard>
  );
}

function Fact({ of, answer }: { of: AccommodationKey; answer: boolean | undefined }) {
  const { t } = useTranslation('profileView');
  const { t: ta } = useTranslation('accommodation');
  const word = answer === undefined ? t('notShared') : t(answer ? 'yes' : 'no');
  return (
    <Checkbox look="answer" isSelected={answer ?? false} isUnknown={answer === undefined}>
      {t('accommodation.fact', { fact: ta(`choices.${of}`) })}{' '}
      <strong className={styles.answer}>{word}</strong>
    </Checkbox>
  );
}

/** The own words of "Other": missing where they are not shared, null where there are none. */
function OwnWords({ text }: { text: string | null | undefined }) {
  const { t } = useTranslation('profileView');
  const { t: ta } = useTranslation('accommodation');
  const label = ta('otherText');
  if (typeof text === 'string')
    return (
      <TextArea
        look="answer"
        label={label}
        value={text}
        rows={rowsFor(text)}
        passage={spokenIn(text)}
      />
    );
  return (
    <Stack gap="tight">
      <p className={styles.label}>{label}</p>
      {text === null ? <p className={styles.none}>{t('noAnswer')}</p> : <NotShared />}
    </Stack>
  );
}
