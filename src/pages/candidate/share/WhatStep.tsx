import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FactKey, isFactKey, keyOfItem, type StatementKey } from '#domain/disclosure.ts';
import { ENGLISH } from '#domain/languages.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import {
  type Accommodation,
  savedFacts,
  type SharedItem,
} from '#src/pages/candidate/privacy/savedFacts.ts';
import { STATEMENT_MAX } from '#src/pages/candidate/share/shareDraft.ts';
import { SCOPES } from '#src/pages/candidate/share/startOf.ts';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { paths } from '#src/paths.ts';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface WhatStepProps extends StepProps {
  /** With whom: a link may have chosen them, so that nobody asked. */
  name: string;
  accommodation: Accommodation;
  items: readonly SharedItem[];
  /** That words of an earlier time stand here. */
  note: ReactNode;
}

/** What: parts and facts for a coach; for companies the words that they read. */
export function WhatStep({ name, accommodation, items, note, ...step }: WhatStepProps) {
  const { t } = useTranslation('share');
  const isCoach = step.context.receiver?.kind === 'coach';
  const part = { ...step, saved: savedFacts(accommodation), items };
  return (
    <Step {...step} name="what" title={t('what.title')}>
      <p>{t('what.with', { name })}</p>
      {isCoach && items.length === 0 ? null : note}
      {isCoach ? <CoachParts {...part} /> : <CompanyWords {...part} />}
    </Step>
  );
}

interface PartProps extends StepProps {
  saved: readonly FactKey[];
  items: readonly SharedItem[];
}

function CoachParts(part: PartProps) {
  const { context, send, saved, items } = part;
  const { t } = useTranslation('share');
  const { t: tp } = useTranslation('privacy');
  const { scopes, isMissing } = context;
  const ofItems = keysOf(items);
  return (
    <>
      <CheckboxGroup
        label={t('what.parts')}
        errorMessage={isMissing ? t('what.missingCoach') : undefined}
        choices={SCOPES.map((scope) => ({
          value: scope,
          text: tp(`scope.${scope}`),
          hint: tp(`scopeHint.${scope}`),
        }))}
        value={scopes}
        onChange={(ticked) =>
          send({
            type: 'content.changed',
            content: { scopes: SCOPES.filter((scope) => ticked.includes(scope)) },
          })
        }
      />
      <FactBoxes
        {...part}
        label={t('what.facts')}
        keys={saved}
        description={t('what.factsHint')}
        layout="columns"
      />
      <FactBoxes {...part} label={t('what.items')} keys={ofItems} />
      <FactWords {...part} keys={ofItems} />
    </>
  );
}

function CompanyWords(part: PartProps) {
  const { context, saved, items } = part;
  const { t } = useTranslation('share');
  const { t: tc } = useTranslation();
  const ofItems = keysOf(items);
  if (saved.length + ofItems.length === 0)
    return (
      <Notice
        kind="info"
        word={tc('kind.info')}
        actions={<LinkButton href={paths.candidate.accommodation}>{t('what.save')}</LinkButton>}
      >
        {t('what.none')}
      </Notice>
    );
  const asked = {
    description: t('what.wordsHint'),
    errorMessage: context.isMissing ? t('what.missingCompany') : undefined,
  };
  return (
    <>
      <p>{t('what.law')}</p>
      <FactBoxes {...part} label={t('what.facts')} keys={saved} layout="columns" {...asked} />
      <FactBoxes
        {...part}
        label={t('what.items')}
        keys={ofItems}
        {...(saved.length > 0 ? {} : asked)}
      />
      <FactWords {...part} keys={[...saved, ...ofItems]} />
    </>
  );
}

const keysOf = (items: readonly SharedItem[]) => items.map(({ Id }) => keyOfItem(Id));

interface FactProps extends PartProps {
  keys: readonly StatementKey[];
}

type BoxesProps = FactProps &
  Pick<Parameters<typeof CheckboxGroup>[0], 'label' | 'description' | 'errorMessage' | 'layout'>;

/** Facts, or items of the passport, to tick; nothing where there are none. */
function FactBoxes({ context, send, saved, items, keys, ...group }: BoxesProps) {
  const words = useShareWords();
  const { facts } = context;
  if (keys.length === 0) return null;
  const all = [...saved, ...keysOf(items)];
  return (
    <CheckboxGroup
      {...group}
      choices={keys.map((key) => ({ value: key, text: words.about(key, items) }))}
      value={facts.filter((key) => keys.includes(key))}
      onChange={(ticked) =>
        send({
          type: 'content.changed',
          content: {
            facts: all.filter((key) =>
              keys.includes(key) ? ticked.includes(key) : facts.includes(key),
            ),
          },
        })
      }
    />
  );
}

/** What is read about each of these that is ticked, to be written otherwise. */
function FactWords({ context, send, items, keys }: FactProps) {
  const { t, i18n } = useTranslation('share');
  const { t: english } = useTranslation('share', { lng: ENGLISH });
  const words = useShareWords();
  const { facts, statements } = context;
  /** What the English words say, for who reads another language; none where they are their own. */
  const meaning = (key: StatementKey) =>
    i18n.language !== ENGLISH && isFactKey(key) && statements[key] === english(`statement.${key}`)
      ? t('what.inEnglish', { meaning: t(`statement.${key}`) })
      : undefined;
  return facts
    .filter((key) => keys.includes(key))
    .map((key) => (
      <TextArea
        key={key}
        label={t('what.words', { fact: words.about(key, items) })}
        description={meaning(key)}
        value={statements[key] ?? ''}
        maxLength={STATEMENT_MAX}
        size="words"
        onChange={(statement) =>
          send({
            type: 'content.changed',
            content: { statements: { ...statements, [key]: statement } },
          })
        }
      />
    ));
}
