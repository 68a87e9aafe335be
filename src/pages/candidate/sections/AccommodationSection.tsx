import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccommodationKey, ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { useAccommodation } from '#src/api/queries/sections.ts';
import {
  accommodationCalls,
  accommodationRecord,
  type AccommodationValues,
} from '#src/api/sections/accommodation.ts';
import { ACCOMMODATION_GROUPS } from '#src/components/profileView/accommodationGroups.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { StillShared } from '#src/pages/candidate/sections/StillShared.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { PrivatePanel } from '#src/ui/privatePanel/PrivatePanel.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface AccommodationSectionProps {
  /** True on the page of its own, whose title is the section's. */
  isAlone?: boolean;
  /** Where it is a step on the way: to skip it, and after it was saved. */
  nextStep?: { skip: ReactNode; onSaved: () => void };
}

/** Accommodations: twelve choices and a text; others see only what their owner shares. */
export function AccommodationSection(props: AccommodationSectionProps) {
  const { isAlone = false, nextStep } = props;
  const { t } = useTranslation('accommodation');
  const { UserGuid } = useUser();
  const calls = useMemo(() => accommodationCalls(UserGuid), [UserGuid]);
  const query = useAccommodation(UserGuid);
  const isKey = (value: string): value is AccommodationKey =>
    ACCOMMODATION_KEYS.some((key) => key === value);
  return (
    <SectionFrame
      title={isAlone ? null : t('title')}
      name={t('region')}
      lead={
        <PrivatePanel line={t('privateLine')}>
          <p>{t('private')}</p>
        </PrivatePanel>
      }
      query={query}
    >
      {({ accommodation }) => (
        <>
          <StillShared userGuid={UserGuid} accommodation={accommodation} />
          <SectionEditor
            name="accommodation"
            isAlone={isAlone}
            start={accommodationRecord(accommodation)}
            calls={calls}
            // The ranking never looks at them, and neither do the insights.
            change={{ userGuid: UserGuid, section: 'accommodation', follows: 'nothing' }}
            nextStep={nextStep}
            fields={{
              first: 'ticked',
              render: (form) => <AccommodationFields form={form} />,
            }}
            words={{
              formName: t('title'),
              add: t('save'),
              update: t('save'),
              added: t('saved'),
              updated: t('saved'),
              missing: '',
              problem: () => t('check'),
              fieldLabel: (field) => (field === 'ticked' ? t('region') : t('otherText')),
              fieldValue: (_field, value) =>
                Array.isArray(value)
                  ? value
                      .filter(isKey)
                      .map((key) => t(`choices.${key}`))
                      .join('; ')
                  : undefined,
            }}
          />
        </>
      )}
    </SectionFrame>
  );
}

function AccommodationFields({ form }: { form: SectionFields<AccommodationValues> }) {
  const { t } = useTranslation('accommodation');
  const { values, set, text, idOf } = form;
  return (
    <>
      {ACCOMMODATION_GROUPS.map(({ key, flags }, index) => (
        <CheckboxGroup
          key={key}
          {...(index === 0 ? { id: idOf('ticked') } : {})}
          label={t(`groups.${key}`)}
          layout="columns"
          choices={flags.map((flag) => ({ value: flag, text: t(`choices.${flag}`) }))}
          value={flags.filter((flag) => values.ticked.includes(flag))}
          onChange={(ticked) =>
            set({
              ticked: ACCOMMODATION_KEYS.filter((flag) =>
                flags.some((own) => own === flag)
                  ? ticked.includes(flag)
                  : values.ticked.includes(flag),
              ),
            })
          }
        />
      ))}
      {values.ticked.includes('OtherAccommodation') ? (
        <TextArea {...text('OtherAccommodationText')} label={t('otherText')} maxLength={2000} />
      ) : null}
    </>
  );
}
