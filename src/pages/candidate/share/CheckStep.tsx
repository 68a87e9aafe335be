import { useTranslation } from 'react-i18next';
import { isFactKey, sharedUntil, type StatementKey } from '#domain/disclosure.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { OwnLines } from '#src/components/text/OwnLines.tsx';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface CheckStepProps extends StepProps {
  name: string;
  isBusy: boolean;
}

/** The very words that will be read, before anything is sent. */
export function CheckStep({ name, isBusy, ...step }: CheckStepProps) {
  const { t } = useTranslation('share');
  const { t: tc } = useTranslation();
  const { t: tp } = useTranslation('privacy');
  const words = useShareWords();
  const problemText = useProblemText();
  const { receiver, scopes, facts, statements, purpose, months, failure } = step.context;
  useSlowAnnouncement(isBusy, t('sharing'));
  const date = words.day(sharedUntil(months));
  const isCoach = receiver?.kind === 'coach';
  const factLine = (key: StatementKey) => {
    if (!isFactKey(key)) return statements[key] ?? '';
    if (key === 'OtherAccommodationText') return t('check.ownWords');
    return t('check.fact', { fact: words.fact(key) });
  };
  const lines = isCoach
    ? [
        ...scopes.map((scope) =>
          scope === 'applications' || scope === 'accommodations'
            ? tp(`scope.${scope}`)
            : `${tp(`scope.${scope}`)}: ${tp(`scopeHint.${scope}`)}`,
        ),
        ...facts.map(factLine),
      ]
    : facts.map((key) => statements[key] ?? '');
  return (
    <Step
      {...step}
      name="check"
      title={t('check.title')}
      submit={
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('share')}
        </Button>
      }
    >
      {failure ? (
        <FailureNotice
          text={`${t('notShared', { name })} ${problemText(failure)}`}
          actions={
            <Button autoFocus onPress={() => step.send({ type: 'retry.requested' })}>
              {tc('retry')}
            </Button>
          }
        />
      ) : null}
      <p>
        {receiver?.kind === 'applied'
          ? t('check.applied', { date })
          : t('check.who', { name, date })}
      </p>
      <Card>
        <Stack gap="tight">
          <OwnLines lines={lines} />
        </Stack>
      </Card>
      {isCoach ? null : <p>{t(`check.${purpose}`)}</p>}
      <p>{t('check.keep')}</p>
      <p>{t('check.free')}</p>
    </Step>
  );
}
