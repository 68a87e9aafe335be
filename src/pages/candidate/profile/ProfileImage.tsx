import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageRefusal } from '#domain/profileImage.ts';
import { toProblem } from '#src/api/problem.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { useChangeProfileImage, useProfileImage } from '#src/api/queries/profileImage.ts';
import { initialsOf } from '#src/components/initials.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FilePicker } from '#src/ui/FilePicker.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Cluster, Stack } from '#src/ui/Stack.tsx';

const FIELD = 'profile-image';

/** The profile image: PNG or JPEG, at most 20 MB, replaced or taken away at any time (row C5). */
export function ProfileImage() {
  const { t, i18n } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const user = useUser();
  const problemText = useProblemText();
  const { data } = useProfile(user.UserGuid);
  const version = data?.user.ProfileImage ?? null;
  const picture = useProfileImage(user.UserGuid, version);
  const change = useChangeProfileImage(user.UserGuid);
  const [file, setFile] = useState<File | null>(null);
  const refusal = file === null ? null : imageRefusal(file);
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const wasRemoval = change.variables === null;
  const close = () => {
    if (change.isSuccess) setFile(null);
    change.reset();
  };
  return (
    <section aria-labelledby="profile-image-title">
      <Stack>
        <h2 id="profile-image-title">{t('image.title')}</h2>
        <Avatar
          src={picture.data ?? null}
          letters={initialsOf(`${user.FirstName} ${user.LastName}`)}
          alt={t('image.alt')}
          size="large"
        />
        <Form
          aria-label={t('image.title')}
          onSubmit={() => {
            if (file !== null && refusal === null) change.mutate(file);
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
              isDisabled={file === null || refusal !== null}
              isBusy={change.isPending && !wasRemoval}
            >
              {t('image.upload')}
            </Button>
            {version === null ? null : (
              <Button
                look="plain"
                isBusy={change.isPending && wasRemoval}
                onPress={() => change.mutate(null)}
              >
                {t('image.remove')}
              </Button>
            )}
          </Cluster>
        </Form>
      </Stack>
      <AlertDialog
        isOpen={change.isSuccess || change.isError}
        onClose={close}
        kind={change.isError ? 'bad' : 'good'}
        title={change.isError ? tc('dialog.error') : tc('dialog.success')}
        message={
          change.isError
            ? problemText(toProblem(change.error))
            : t(wasRemoval ? 'image.removed' : 'image.uploaded')
        }
        okLabel={tc('ok')}
        focusAfterId={FIELD}
      />
    </section>
  );
}
