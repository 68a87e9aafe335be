import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import {
  deleteStoredResume,
  type StoredResume as StoredResumeRecord,
} from '#src/api/queries/ownData.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface StoredResumeProps {
  resume: StoredResumeRecord;
  /** Where the focus goes when this one is deleted. */
  focusAfterId: string;
}

/** One uploaded resume. It is deleted after a question. */
export function StoredResume({ resume, focusAfterId }: StoredResumeProps) {
  const { t, i18n } = useTranslation('ownData');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { id, fileName, bytes, storedAt } = resume;
  const deleting = useCall(async () => {
    await deleteStoredResume(UserGuid, id);
    announce(t('resumes.deleted'));
  });
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' });
  return (
    <Card as="li">
      <Cluster align="between">
        <div>
          <h3>
            <bdi>{fileName}</bdi>
          </h3>
          <p>
            {t('resumes.uploaded', {
              date: date.format(new Date(storedAt)),
              size: sizeText(bytes, i18n.language),
            })}
          </p>
        </div>
        <Button
          id={`deleteResume-${id}`}
          look="plain"
          aria-label={t('resumes.deleteName', { name: fileName })}
          isBusy={deleting.isCalling || deleting.isDone}
          onPress={() => setAsking(true)}
        >
          {t('resumes.delete')}
        </Button>
      </Cluster>
      {deleting.failure ? (
        <FailureNotice
          text={problemText(deleting.failure)}
          call={{ problem: deleting.failure, submit: deleting.start, dismiss: deleting.forget }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('resumes.question', { name: fileName })}
        message={t('resumes.text')}
        confirmLabel={t('resumes.yes')}
        cancelLabel={t('resumes.no')}
        isDangerous
        focusAfterId={focusAfterId}
        onConfirm={() => {
          setAsking(false);
          announce(tc('wait'), { isWait: true });
          deleting.start();
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

/** The size of a file, such as "310 kB" or "2.5 MB". */
function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
