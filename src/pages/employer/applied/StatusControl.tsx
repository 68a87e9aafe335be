import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/applicationStatus.ts';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { StatusButton } from '#src/pages/employer/applied/StatusButton.tsx';
import { statusId, StatusText } from '#src/pages/employer/applied/StatusText.tsx';
import { useChangeStatus } from '#src/pages/employer/applied/useChangeStatus.ts';
import { useView } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
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
  const { jobTitle: job, status } = application;
  const id = statusId(application);
  /** What was chosen and is not saved; null while that is nothing. */
  const [choice, setChoice] = useState<ApplicationStatus | null>(null);
  const chosen = choice ?? status;
  const [isAsking, setAsking] = useState(false);
  /** What a colleague did meanwhile; until something is chosen. */
  const [news, setNews] = useState('');
  /** The status that was saved here last, or was said to be there instead. */
  const [known, setKnown] = useState(status);
  const change = useChangeStatus(application, name, chosen, (text, now) => {
    setChoice((latest) => (latest === chosen ? null : latest));
    setKnown(now);
    setNews(text);
  });
  const save = () => {
    setKnown(chosen);
    change.start();
  };
  // Saved meanwhile by somebody else; what was chosen during a save of one's own stays.
  const [shown, setShown] = useState(status);
  if (shown !== status) {
    setShown(status);
    if (status !== known) setChoice(null);
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
          onPress={() => (chosen === 'notSelected' ? setAsking(true) : save())}
        >
          {t('status.save')}
        </StatusButton>
      ) : null}
      {change.problemText === '' ? null : (
        <FailureNotice
          text={`${t('status.failed')} ${change.problemText}`}
          controlId={id}
          actions={<Button onPress={save}>{tc('retry')}</Button>}
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
          save();
        }}
      />
    </Stack>
  );
}
