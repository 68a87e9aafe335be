import { useTranslation } from 'react-i18next';
import { fitsLetter, LETTER_LIMITS } from '#domain/letter.ts';
import { useRead } from '#src/api/client/read.ts';
import { passportItemsOf } from '#src/api/queries/records.ts';
import type { LetterFieldsProps } from '#src/pages/candidate/letter/LetterFields.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** What is asked for: what helps by the passport, and own words. */
export function AskFields({ titleId, context: { answers, problem }, onChange }: LetterFieldsProps) {
  const { t } = useTranslation('letter');
  const { UserGuid } = useUser();
  const { data: items, isPending } = useRead(passportItemsOf(UserGuid));
  if (isPending) return <Skeleton lines={4} />;
  const offered = (items ?? [])
    .filter(({ UsedWhen }) => fitsLetter(answers.kind, UsedWhen))
    .map(({ Helps }) => Helps);
  // What is ticked stays, also when the passport was changed since.
  const choices = [...new Set([...offered, ...answers.asks])];
  return (
    <>
      {choices.length > 0 ? (
        <CheckboxGroup
          aria-labelledby={titleId}
          description={t('asks.hint')}
          choices={choices.map((value) => ({ value, text: value }))}
          value={answers.asks}
          onChange={(ticked) => onChange({ asks: choices.filter((one) => ticked.includes(one)) })}
        />
      ) : null}
      <TextArea
        label={t('asks.own')}
        description={t('asks.ownHint')}
        maxLength={LETTER_LIMITS.words}
        errorMessage={problem ? t('asks.missing') : undefined}
        value={answers.ownAsks}
        onChange={(ownAsks) => onChange({ ownAsks })}
      />
    </>
  );
}
