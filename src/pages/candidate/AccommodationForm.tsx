import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccommodationKey,
  accommodationsToSave,
  NO_ACCOMMODATIONS,
} from '#domain/accommodations.ts';
import { type UserAccommodation, useSaveAccommodation } from '#src/api/queries/accommodation.ts';
import { toProblem } from '#src/api/problem.ts';
import { PageLoading } from '#src/components/PageLoading.tsx';
import { RestoredNote } from '#src/components/RestoredNote.tsx';
import { type DraftOfForm, useDraft } from '#src/components/useDraft.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Cluster } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

/** The 12 choices in the order of section 3, in groups that are short enough to take in at once. */
const GROUPS = [
  { key: 'prefer', flags: ['PreferSR', 'PreferScheduleFlex', 'PreferRemoteWork'] },
  { key: 'about', flags: ['WheelchairUser', 'GuideDogUser'] },
  { key: 'concern', flags: ['ConcernPublicTransport', 'ConcernTechnologyAccess'] },
  {
    key: 'arrange',
    flags: [
      'ArrangeJobRestructure',
      'ArrangePartTime',
      'ArrangeReaderOrInterp',
      'WillingRelocate',
      'OtherAccommodation',
    ],
  },
] as const satisfies readonly { key: string; flags: readonly AccommodationKey[] }[];

interface AccommodationFormProps {
  userGuid: string;
  /** null while none were saved. */
  saved: UserAccommodation | null;
  savedMessage: string;
  /** After the success message was closed. */
  onSaved: () => void;
  /** Beside Save, e.g. a way to skip. */
  otherWay: ReactNode;
}

function isDraft(value: unknown): value is UserAccommodation {
  return typeof value === 'object' && value !== null && 'PreferSR' in value;
}

/** Ticks and the other-text; kept until they are saved, so that nothing is lost. */
export function AccommodationForm(props: AccommodationFormProps) {
  const kept = useDraft({ kind: 'accommodation', version: 1, isDraft });
  return kept.isLoading ? <PageLoading /> : <OpenForm {...props} kept={kept} />;
}

function OpenForm(props: AccommodationFormProps & { kept: DraftOfForm<UserAccommodation> }) {
  const { userGuid, saved, savedMessage, onSaved, otherWay, kept } = props;
  const { t } = useTranslation('accommodation');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const mutation = useSaveAccommodation(userGuid);
  const [restored, setRestored] = useState(kept.restored);
  const start = saved ?? { ...NO_ACCOMMODATIONS, UserGuid: userGuid };
  const [value, setValue] = useState<UserAccommodation>(
    // The version is the server's; only what was ticked and typed comes from the draft.
    restored ? { ...restored.data, Id: start.Id, _etag: start._etag } : start,
  );

  const change = (part: Partial<UserAccommodation>) => {
    const next = { ...value, ...part };
    setValue(next);
    kept.keep(next);
  };
  const discard = () => {
    kept.discard();
    setRestored(null);
    setValue(start);
  };
  const save = () =>
    mutation.mutate(accommodationsToSave(value), {
      onSuccess: (now) => {
        kept.discard();
        setRestored(null);
        setValue(now);
      },
    });

  return (
    <Form onSubmit={save} aria-label={t('title')}>
      {restored ? <RestoredNote savedAt={restored.savedAt} onDiscard={discard} /> : null}
      {GROUPS.map(({ key, flags }) => (
        <CheckboxGroup
          key={key}
          label={t(`groups.${key}`)}
          choices={flags.map((flag) => ({ value: flag, text: t(`choices.${flag}`) }))}
          value={flags.filter((flag) => value[flag])}
          onChange={(ticked) =>
            change(Object.fromEntries(flags.map((flag) => [flag, ticked.includes(flag)])))
          }
        />
      ))}
      {value.OtherAccommodation ? (
        <TextArea
          id="OtherAccommodationText"
          label={t('otherText')}
          value={value.OtherAccommodationText ?? ''}
          onChange={(text) => change({ OtherAccommodationText: text })}
          maxLength={2000}
        />
      ) : null}
      <Cluster>
        <Button type="submit" look="primary" isBusy={mutation.isPending}>
          {t('save')}
        </Button>
        {otherWay}
      </Cluster>
      <AlertDialog
        isOpen={mutation.isSuccess || mutation.isError}
        onClose={() => {
          const done = mutation.isSuccess;
          mutation.reset();
          if (done) onSaved();
        }}
        kind={mutation.isError ? 'bad' : 'good'}
        title={mutation.isError ? tc('dialog.error') : tc('dialog.success')}
        message={mutation.isError ? problemText(toProblem(mutation.error)) : savedMessage}
        okLabel={tc('ok')}
      />
    </Form>
  );
}
