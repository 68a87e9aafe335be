import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { imageRefusal } from '#domain/profileImage.ts';
import type { components } from '#openapi/user.ts';
import { useChangeProfileImage, useProfileImage } from '#src/api/queries/profileImage.ts';
import type { Shown } from '#src/api/client/useRecords.ts';
import { FormOutcome } from '#src/components/form/FormOutcome.tsx';
import { initialsOf } from '#src/components/job/initials.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FilePicker } from '#src/ui/filePicker/FilePicker.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

const FIELD = 'profile-image';

interface ProfileImageProps {
  /** The record of the person, which says whether there is a picture. */
  record: Shown<{ user: components['schemas']['User'] }>;
}

/** The profile image: PNG or JPEG, at most 20 MB, replaced or taken away at any time (row C5). */
export function ProfileImage({ record }: ProfileImageProps) {
  const { t, i18n } = useTranslation('profile');
  const user = useUser();
  const version = record.data?.user.ProfileImage ?? null;
  const picture = useProfileImage(user.UserGuid, version);
  const recordFailure = useQueryFailure(record, t('image.loaded'));
  const pictureFailure = useQueryFailure(picture, t('image.loaded'));
  const failure = recordFailure ?? pictureFailure;
  const change = useChangeProfileImage(user.UserGuid);
  const [file, setFile] = useState<File | null>(null);
  const refusal = file === null ? null : imageRefusal(file);
  const isMissing = file === null || refusal !== null;
  const size = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const upload = useForm({
    id: FIELD,
    initial: {},
    send: async () => {
      await change.mutateAsync(file);
      // One that was chosen meanwhile is another picture.
      setFile((now) => (now === file ? null : now));
    },
  });
  const removal = useForm({
    id: FIELD,
    initial: {},
    send: () => change.mutateAsync(null),
  });
  return (
    <section aria-labelledby="profile-image-title">
      <Stack>
        <h2 id="profile-image-title">{t('image.title')}</h2>
        {failure ? <RetryNotice isPart failure={failure} text={t('image.failed')} /> : null}
        <Avatar
          src={picture.data ?? null}
          letters={initialsOf(`${user.FirstName} ${user.LastName}`)}
          alt={t('image.alt')}
          size="large"
        />
        <Form
          aria-label={t('image.title')}
          onSubmit={() => {
            if (!isMissing && !removal.isBusy) upload.submit();
          }}
        >
          <FilePicker
            id={FIELD}
            label={t('image.label')}
            description={t('image.description')}
            errorMessage={refusal === null ? undefined : t(`image.refused.${refusal}`)}
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            file={file}
            onChange={setFile}
            chooseText={t('image.choose')}
            replaceText={t('image.replace')}
            dropText={t('image.drop')}
            sizeText={(bytes) => size.format(Math.max(1, bytes / 1000))}
            removeWord={t('image.clear')}
            removeLabel={(name) => t('image.clearName', { name })}
          />
          <Cluster>
            <Button
              type="submit"
              isBusy={upload.isBusy}
              isUnavailable={isMissing || removal.isBusy}
              reason={isMissing ? t('image.uploadWaits') : ''}
            >
              {t('image.upload')}
            </Button>
            {version === null ? null : (
              <Button
                look="plain"
                isBusy={removal.isBusy}
                isUnavailable={upload.isBusy}
                onPress={removal.submit}
              >
                {t('image.remove')}
              </Button>
            )}
          </Cluster>
        </Form>
      </Stack>
      <FormOutcome form={upload} sentText={t('image.uploaded')} focusAfterId={FIELD} />
      <FormOutcome
        form={removal}
        sentText={t('image.removed')}
        focusAfterId={FIELD}
        // The button that removes goes with the picture.
        focusAfterSentId={FIELD}
      />
    </section>
  );
}
