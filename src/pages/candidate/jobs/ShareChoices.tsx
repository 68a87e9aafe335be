import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { Sharing } from '#machines/applying/applyingTypes.ts';
import type { ApplicationOffer } from '#src/api/queries/applications.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface ShareChoicesProps {
  offer: ApplicationOffer;
  sharing: Sharing;
  onChange: (sharing: Sharing) => void;
}

/**
 * What the person can add to an application, nothing of it ticked. What is not there is said, not
 * offered.
 */
export function ShareChoices({ offer, sharing, onChange }: ShareChoicesProps) {
  const { t, i18n } = useTranslation('apply');
  const { resume, resumeTooLarge, phone } = offer;
  const day = (time: string) =>
    new Date(time).toLocaleDateString(localeOf(i18n.language), { dateStyle: 'long' });
  return (
    <Stack gap="tight">
      {resume ? (
        <Checkbox
          isSelected={sharing.resume}
          onChange={(isTicked) => onChange({ ...sharing, resume: isTicked })}
          hint={t('resumeHint', { file: resume.fileName, day: day(resume.storedAt) })}
        >
          {t('sendResume')}
        </Checkbox>
      ) : (
        <p>{resumeTooLarge ? t('resumeTooLarge') : t('noResume')}</p>
      )}
      {phone === null ? (
        <p>{t('noPhone')}</p>
      ) : (
        <Checkbox
          isSelected={sharing.phone}
          onChange={(isTicked) => onChange({ ...sharing, phone: isTicked })}
          hint={phone}
        >
          {t('sendPhone')}
        </Checkbox>
      )}
    </Stack>
  );
}
