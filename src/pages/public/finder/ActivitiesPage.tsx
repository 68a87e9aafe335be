import { useTranslation } from 'react-i18next';
import type { FinderAnswers } from '#domain/finder.ts';
import { ACTIVITIES, ACTIVITY_ANSWERS, type Activity } from '#domain/workKinds.ts';
import type {
  GuidedFinderContext,
  GuidedFinderEvent,
} from '#machines/guidedFinder/guidedFinderTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';

const activities = Object.keys(ACTIVITIES) as Activity[];

interface ActivitiesPageProps {
  context: GuidedFinderContext;
  send: (event: GuidedFinderEvent) => void;
}

/** Things to do, for who does not know which kind of work; it leads back to that question. */
export function ActivitiesPage({ context: { answers }, send }: ActivitiesPageProps) {
  const { t } = useTranslation('finder');
  const answer = (activity: Activity, chosen: string) => {
    const found = ACTIVITY_ANSWERS.find((one) => one === chosen);
    if (found === undefined) return;
    const changes: Partial<FinderAnswers> = {
      activities: { ...answers.activities, [activity]: found },
    };
    send({ type: 'answer.changed', changes });
  };
  return (
    <Page
      title={t('activities.title')}
      lead={t('activities.hint')}
      step="activities"
      place={paths.abliPage('activities')}
      back={<BackLink href={paths.abliPage('work')}>{t('back')}</BackLink>}
    >
      <Form
        onSubmit={() => send({ type: 'activities.finished' })}
        aria-label={t('activities.title')}
      >
        <Columns>
          {activities.map((activity) => (
            <RadioGroup
              key={activity}
              label={t(`activities.${activity}`)}
              layout="row"
              choices={ACTIVITY_ANSWERS.map((value) => ({
                value,
                text: t(`activities.answer.${value}`),
              }))}
              value={answers.activities[activity] ?? ''}
              onChange={(chosen) => answer(activity, chosen)}
            />
          ))}
        </Columns>
        <div>
          <Button type="submit" look="primary">
            {t('continue')}
          </Button>
        </div>
      </Form>
    </Page>
  );
}
