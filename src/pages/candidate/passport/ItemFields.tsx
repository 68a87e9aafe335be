import { useTranslation } from 'react-i18next';
import { ITEM_COSTS, ITEM_USES, PASSPORT_LIMITS } from '#domain/passport.ts';
import type { PassportItemValues } from '#src/api/sections/passport.ts';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { StartFromFacts } from '#src/pages/candidate/passport/StartFromFacts.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface ItemFieldsProps {
  form: SectionFields<PassportItemValues>;
  userGuid: string;
}

/** The fields of one thing that gets in the way, with a first sentence where one can be offered. */
export function ItemFields({ form, userGuid }: ItemFieldsProps) {
  const { t } = useTranslation('passport');
  const { t: tc } = useTranslation();
  const { values, text, set, mode } = form;
  const part = {
    requiredWord: tc('required'),
    size: 'words',
  } as const;
  // A first sentence never replaces what is typed.
  const isEmpty = values.Barrier.trim() === '' && values.Helps.trim() === '';
  return (
    <>
      {mode === 'add' && isEmpty ? (
        <StartFromFacts
          userGuid={userGuid}
          firstFieldId={form.idOf('Barrier')}
          onStart={(started) => set(started)}
        />
      ) : null}
      <TextArea
        {...text('Barrier')}
        {...part}
        maxLength={PASSPORT_LIMITS.line}
        label={t('items.Barrier')}
        description={t('items.BarrierHint')}
      />
      <TextArea
        {...text('Helps')}
        {...part}
        maxLength={PASSPORT_LIMITS.part}
        label={t('items.Helps')}
      />
      <LoneLink href="https://askjan.org/a-to-z.cfm" newTabWord={tc('newTab')}>
        {t('items.ideas')}
      </LoneLink>
      <Columns>
        <RadioGroup
          label={t('items.UsedWhen')}
          choices={ITEM_USES.map((value) => ({ value, text: t(`items.uses.${value}`) }))}
          value={values.UsedWhen}
          onChange={(UsedWhen) => set({ UsedWhen })}
        />
        <RadioGroup
          label={t('items.Cost')}
          choices={ITEM_COSTS.map((value) => ({ value, text: t(`items.costs.${value}`) }))}
          value={values.Cost}
          onChange={(Cost) => set({ Cost })}
        />
      </Columns>
    </>
  );
}
