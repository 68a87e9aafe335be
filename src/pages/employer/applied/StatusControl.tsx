import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/applicationStatus.ts';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { StatusButton } from '#src/pages/employer/applied/StatusButton.tsx';
import { StatusText } from '#src/pages/employer/applied/StatusText.tsx';
import { useChangeStatus } from '#src/pages/employer/applied/useChangeStatus.ts';
import { useView } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface StatusControlProps {
  application: Applicant;
  name: string;
  /** In a table, whose column says that it is the status. */
  isInTable?: boolean;
}

const statusOf = (text: string): ApplicationStatus | undefined =>
  APPLICATION_STATUSES.find((one) => one === text);

/**
 * How far an application came. Nothing is saved by choosing, because arrow keys choose too: the
 * button that appears beside it saves, once. Renders again only for its own application.
 */
export const StatusControl = memo(function StatusControl(props: StatusControlProps) {
  const { application, name, isInTable = false } = props;
  const isViewed = useView() !== null;
  if (isViewed || application.withdrawnAt !== null) return <StatusText application={application} />;
  return <Choice application={application} name={name} isInTable={isInTable} />;
});

function Choice({ application, name, isInTable }: Required<StatusControlProps>) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const { jobApplicationId, jobTitle: job, status } = application;
  const id = `status-${jobApplicationId}`;
  /** What was chosen and is not saved; null while that is nothing. */
  const [choice, setChoice] = useState<ApplicationStatus | null>(null);
  const chosen = choice ?? status;
  const [isAsking, setAsking] = useState(false);
  /** What a colleague did meanwhile; until something is chosen. */
  const [news, setNews] = useState('');
  const change = useChangeStatus(application, name, chosen, {
    // The button goes with the difference, and it may have the focus.
    onSaved: () => void focusField(id),
    onChangedElsewhere: (text) => {
      setChoice(null);
      setNews(text);
      focusField(id);
    },
  });
  // Saved here, or meanwhile by somebody else.
  const [shown, setShown] = useState(status);
  if (shown !== status) {
    setShown(status);
    setChoice(null);
  }
  const isOther = chosen !== status;
  return (
    <Stack>
      <Select
        id={id}
        {...(isInTable
          ? {
              label: t('status.label', { name, job }),
              shownLabel: (
                <EnglishWords
                  words={job}
                  sentence={(title) => t('status.label', { name, job: title })}
                />
              ),
            }
          : { label: t('applied.status') })}
        {...(isInTable ? { labelPlace: 'column' } : {})}
        options={APPLICATION_STATUSES.map((one) => ({ value: one, text: t(`status.${one}`) }))}
        value={chosen}
        onChange={(value) => {
          setNews('');
          // What failed was another status: trying that again would save this one unasked.
          change.forget();
          setChoice(statusOf(value) ?? null);
        }}
      />
      {news === '' ? null : (
        <Notice kind="warn" word={tc('kind.info')}>
          {news}
        </Notice>
      )}
      {isOther ? (
        <StatusButton
          application={application}
          isBusy={change.isCalling}
          aria-label={t('status.saveName', { status: t(`status.${chosen}`), name })}
          onPress={() => (chosen === 'notSelected' ? setAsking(true) : change.start())}
        >
          {t('status.save')}
        </StatusButton>
      ) : null}
      {change.problemText === '' ? null : (
        <FailureNotice
          text={`${t('status.failed')} ${change.problemText}`}
          actions={<Button onPress={change.start}>{tc('retry')}</Button>}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('status.askTitle', { name })}
        message={
          <EnglishWords
            words={job}
            sentence={(title) => t('status.askText', { name, job: title })}
          />
        }
        cancelLabel={t('status.askCancel', { status: t(`status.${status}`) })}
        confirmLabel={t('status.askConfirm')}
        focusAfterId={id}
        onCancel={() => {
          setAsking(false);
          setChoice(null);
        }}
        onConfirm={() => {
          setAsking(false);
          change.start();
        }}
      />
    </Stack>
  );
}
