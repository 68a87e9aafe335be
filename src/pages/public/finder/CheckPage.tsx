import { useTranslation } from 'react-i18next';
import { stepsFor, wishFor } from '#domain/finder.ts';
import type {
  GuidedFinderContext,
  GuidedFinderEvent,
} from '#machines/guidedFinder/guidedFinderTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import styles from '#src/pages/public/finder/CheckPage.module.css';
import { ClosedStorageNote } from '#src/pages/public/finder/ClosedStorageNote.tsx';
import { useAnswerText } from '#src/pages/public/finder/useAnswerText.ts';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card, CardList } from '#src/ui/card/Card.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface CheckPageProps {
  context: GuidedFinderContext;
  send: (event: GuidedFinderEvent) => void;
}

/** Every answer with a way to change it, and what is looked for by them. */
export function CheckPage({ context: { answers }, send }: CheckPageProps) {
  const { t } = useTranslation('finder');
  const answerText = useAnswerText();
  const steps = stepsFor(answers);
  const { work } = wishFor(answers);
  return (
    <Page
      title={t('checkTitle')}
      step="check"
      place={paths.abliPage('check')}
      back={<BackLink href={paths.abliPage(steps.at(-1) ?? 'start')}>{t('back')}</BackLink>}
    >
      <ClosedStorageNote />
      <CardList label={t('checkTitle')}>
        {steps.map((step) => (
          <Card key={step} as="li" aria-labelledby={`finder-${step}`}>
            <Stack gap="tight">
              <h2 id={`finder-${step}`}>{t(`question.${step}`)}</h2>
              <p>{answerText(step, answers) ?? t('skipped')}</p>
              <div className={styles.change}>
                <Button look="plain" onPress={() => send({ type: 'change.requested', step })}>
                  {t('change', { question: t(`question.${step}`) })}
                </Button>
              </div>
            </Stack>
          </Card>
        ))}
      </CardList>
      <p>{work === '' ? t('newest') : t('lookFor', { words: work })}</p>
      <Cluster>
        <LinkButton look="primary" href={paths.abliPage('jobs')}>
          {t('showJobs')}
        </LinkButton>
        <Button onPress={() => send({ type: 'answers.cleared' })}>{t('again')}</Button>
      </Cluster>
    </Page>
  );
}
