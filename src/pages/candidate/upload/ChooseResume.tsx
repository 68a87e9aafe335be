import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { canStartManually } from '#domain/completion.ts';
import { canUpload, type ResumeUploadSnapshot } from '#machines/resumeUpload/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUpload/resumeUploadTypes.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { SampleResumes } from '#src/pages/candidate/upload/SampleResumes.tsx';
import { UploadFailure } from '#src/pages/candidate/upload/UploadFailure.tsx';
import { RESUME_FIELD, UPLOAD_BUTTON } from '#src/pages/candidate/upload/useUploadFocus.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { FilePicker } from '#src/ui/filePicker/FilePicker.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface ChooseResumeProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
}

/**
 * The file picker and Upload, which waits for a good file; beside it the way without a file
 * (section 9).
 */
export function ChooseResume({ snapshot, send }: ChooseResumeProps) {
  const { t, i18n } = useTranslation('upload');
  const user = useUser();
  const { data: profile, error } = useProfile(user.UserGuid);
  const { file, refusal } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  // After a failure the file is still there, and Upload is another way to try again.
  const canRetry = hasFailed && file !== null && snapshot.can({ type: 'retry.requested' });
  const isReady = canUpload(snapshot) || canRetry;
  const isMissing = file === null || refusal !== null;
  const size = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  // Where it cannot be known how much is filled in, nobody is left without this way.
  const offersManual =
    hasFailed || error !== null || (profile && canStartManually(profile.completion.percent));
  const refused = refusal ? t(`file.refused.${refusal}`) : undefined;
  // The chooser has given focus back by now, and a file that was dropped had none: nothing would
  // read the message.
  useEffect(() => {
    if (refused) announce(refused, { assertive: true });
  }, [refused, file]);

  return (
    <>
      <UploadFailure snapshot={snapshot} send={send} />
      <Form
        onSubmit={() => send({ type: canRetry ? 'retry.requested' : 'upload.requested' })}
        aria-label={t('title')}
      >
        <FilePicker
          id={RESUME_FIELD}
          label={t('file.label')}
          description={t('file.description')}
          errorMessage={refused}
          accept="application/pdf,.pdf"
          file={file}
          onChange={(chosen) =>
            send(chosen ? { type: 'file.chosen', file: chosen } : { type: 'file.removed' })
          }
          chooseText={t('file.choose')}
          replaceText={t('file.replace')}
          dropText={t('file.drop')}
          sizeText={(bytes) => size.format(Math.max(1, bytes / 1000))}
          removeWord={t('file.remove')}
          removeLabel={(name) => t('file.removeName', { name })}
        />
        <Cluster>
          <Button
            id={UPLOAD_BUTTON}
            type="submit"
            look={canRetry ? 'quiet' : 'primary'}
            isUnavailable={!isReady}
            reason={isMissing ? t('uploadWaits') : ''}
          >
            {t('upload')}
          </Button>
        </Cluster>
      </Form>
      <Stack gap="tight">
        <Disclosure label={t('linkedIn.label')}>
          <ol>
            <li>{t('linkedIn.open')}</li>
            <li>{t('linkedIn.save')}</li>
            <li>{t('linkedIn.choose')}</li>
          </ol>
        </Disclosure>
        <SampleResumes onChoose={(sample) => send({ type: 'file.chosen', file: sample })} />
      </Stack>
      {offersManual ? (
        <section aria-labelledby="manual">
          <Stack>
            <h2 id="manual">{t('manual.title')}</h2>
            <p>{t('manual.text')}</p>
            <div>
              <Button onPress={() => send({ type: 'profile.startedManually' })}>
                {t('manual.start')}
              </Button>
            </div>
          </Stack>
        </section>
      ) : null}
    </>
  );
}
