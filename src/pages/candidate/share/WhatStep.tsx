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
  const { receiver } = step.context;
  const isCoach = receiver?.kind === 'coach';
  const saved = savedFacts(accommodation);
  return (
    <Step {...step} name="what" title={t('what.title')}>
      <p>{t('what.with', { name })}</p>
      {isCoach ? <CoachParts {...step} saved={saved} /> : null}
      {isCoach ? null : note}
      {isCoach ? null : <CompanyWords {...step} saved={saved} items={items} />}
    </Step>
  );
}

interface PartProps extends StepProps {
  saved: readonly FactKey[];
}

function CoachParts({ context, send, saved }: PartProps) {
  const { t } = useTranslation('share');
  const { t: tp } = useTranslation('privacy');
  const words = useShareWords();
  const { scopes, facts, isMissing } = context;
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
      {saved.length > 0 ? (
        <CheckboxGroup
          label={t('what.facts')}
          description={t('what.factsHint')}
          layout="columns"
          choices={saved.map((key) => ({ value: key, text: words.fact(key) }))}
          value={facts.filter(isFactKey)}
          onChange={(ticked) =>
            send({
              type: 'content.changed',
              content: { facts: saved.filter((key) => ticked.includes(key)) },
            })
          }
        />
      ) : null}
    </>
  );
}

interface WordsProps extends PartProps {
  items: readonly SharedItem[];
}

function CompanyWords({ context, send, saved, items }: WordsProps) {
  const { t, i18n } = useTranslation('share');
  const { t: english } = useTranslation('share', { lng: ENGLISH });
  const { t: tc } = useTranslation();
  const words = useShareWords();
  const { facts, statements, isMissing } = context;
  /** What the English words say, for who reads another language; none where they are their own. */
  const meaning = (key: StatementKey) =>
    i18n.language !== ENGLISH && isFactKey(key) && statements[key] === english(`statement.${key}`)
      ? t('what.inEnglish', { meaning: t(`statement.${key}`) })
      : undefined;
  if (saved.length + items.length === 0)
    return (
      <Notice
        kind="info"
        word={tc('kind.info')}
        actions={<LinkButton href={paths.candidate.accommodation}>{t('what.save')}</LinkButton>}
      >
        {t('what.none')}
      </Notice>
    );
  const about = (key: StatementKey) => words.about(key, items);
  const ofItems = items.map(({ Id }) => keyOfItem(Id));
  const all: readonly StatementKey[] = [...saved, ...ofItems];
  const boxes = (label: string, keys: readonly StatementKey[]) => ({
    label,
    choices: keys.map((key) => ({ value: key, text: about(key) })),
    value: facts.filter((key) => keys.includes(key)),
    onChange: (ticked: readonly string[]) =>
      send({
        type: 'content.changed',
        content: {
          facts: all.filter((key) => (keys.includes(key) ? ticked : facts).includes(key)),
        },
      }),
  });
  const asked = {
    description: t('what.wordsHint'),
    errorMessage: isMissing ? t('what.missingCompany') : undefined,
  };
  return (
    <>
      <p>{t('what.law')}</p>
      {saved.length > 0 ? (
        <CheckboxGroup {...boxes(t('what.facts'), saved)} {...asked} layout="columns" />
      ) : null}
      {items.length > 0 ? (
        <CheckboxGroup {...boxes(t('what.items'), ofItems)} {...(saved.length > 0 ? {} : asked)} />
      ) : null}
      {facts.map((key) => (
        <TextArea
          key={key}
          label={t('what.words', { fact: about(key) })}
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
      ))}
    </>
  );
}
