import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AGREEMENT_STATES, PASSPORT_LIMITS } from '#domain/passport.ts';
import { passportAgreementList, type PassportAgreementValues } from '#src/api/sections/passport.ts';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { PassportList } from '#src/pages/candidate/passport/PassportList.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** The name of the list and of its form. */
export const PASSPORT_AGREEMENTS = 'passport-agreements';

/** What was asked for or agreed at work: where, with whom, since when, and how far it is. */
export function PassportAgreements({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('passport');
  const day = useDayWords('day');
  const stateText = (state: string) =>
    t(`agreed.states.${AGREEMENT_STATES.find((one) => one === state) ?? 'asked'}`);
  return (
    <PassportList
      userGuid={userGuid}
      card={passportAgreementList}
      name={PASSPORT_AGREEMENTS}
      words="agreed"
      icon={Handshake}
      labels={{
        What: t('agreed.What'),
        Where: t('agreed.Where'),
        With: t('agreed.With'),
        Since: t('agreed.Since'),
        State: t('agreed.State'),
      }}
      named="What"
      fields={{ first: 'What', render: (form) => <AgreementFields form={form} /> }}
      renderEntry={({ values: { What, Where, With, Since, State } }, Heading) => (
        <>
          <Heading>{What}</Heading>
          {Where === '' && With === '' ? null : <p>{[Where, With].filter(Boolean).join(', ')}</p>}
          <p>
            {Since === ''
              ? stateText(State)
              : t('agreed.since', { state: stateText(State), date: day(Since) })}
          </p>
        </>
      )}
      fieldValue={(field, value) =>
        field === 'State'
          ? stateText(String(value))
          : field === 'Since' && value !== ''
            ? day(String(value))
            : undefined
      }
    />
  );
}

function AgreementFields({ form }: { form: SectionFields<PassportAgreementValues> }) {
  const { t } = useTranslation('passport');
  const { t: tp } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { values, text, set } = form;
  return (
    <>
      <TextArea
        {...text('What')}
        label={t('agreed.What')}
        requiredWord={tc('required')}
        size="words"
        maxLength={PASSPORT_LIMITS.line}
      />
      <Columns>
        <TextField
          {...text('Where')}
          label={t('agreed.Where')}
          description={t('agreed.WhereHint')}
          maxLength={PASSPORT_LIMITS.line}
        />
        <TextField {...text('With')} label={t('agreed.With')} maxLength={PASSPORT_LIMITS.line} />
        <DateField
          {...text('Since')}
          label={t('agreed.Since')}
          daysText={(month, days, isChanged) =>
            tp(isChanged ? 'date.changed' : 'date.tooLate', { month, days })
          }
        />
      </Columns>
      <RadioGroup
        label={t('agreed.State')}
        layout="row"
        choices={AGREEMENT_STATES.map((value) => ({ value, text: t(`agreed.states.${value}`) }))}
        value={values.State}
        onChange={(State) => set({ State })}
      />
    </>
  );
}
