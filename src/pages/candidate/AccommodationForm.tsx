import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccommodationKey,
  accommodationsToSave,
  NO_ACCOMMODATIONS,
} from '#domain/accommodations.ts';
import { type UserAccommodation, useSaveAccommodation } from '#src/api/queries/accommodation.ts';
import { toProblem } from '#src/api/problem.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { readKept, writeKept } from '#src/session/storage.ts';
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

const DRAFT = 'draft.accommodation';

function isDraft(value: unknown): value is UserAccommodation {
  return typeof value === 'object' && value !== null && 'PreferSR' in value;
}

/** Ticks and the other-text; kept in the tab until they are saved, so that a lost session loses nothing. */
export function AccommodationForm(props: AccommodationFormProps) {
  const { userGuid, saved, savedMessage, onSaved, otherWay } = props;
  const { t } = useTranslation('accommodation');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const mutation = useSaveAccommodation(userGuid);
  const [value, setValue] = useState<UserAccommodation>(() => {
    const draft = readKept(userGuid, DRAFT);
    const start = saved ?? { ...NO_ACCOMMODATIONS, UserGuid: userGuid };
    // The version is the server's; only what was ticked and typed comes from the draft.
    return isDraft(draft) ? { ...draft, Id: start.Id, _etag: start._etag } : start;
  });
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) writeKept(userGuid, DRAFT, value);
  }, [isTouched, userGuid, value]);

  const change = (part: Partial<UserAccommodation>) => {
    setTouched(true);
    setValue((before) => ({ ...before, ...part }));
  };
  const save = () =>
    mutation.mutate(accommodationsToSave(value), {
      onSuccess: (now) => {
        setTouched(false);
        writeKept(userGuid, DRAFT, null);
        setValue(now);
      },
    });

  return (
    <Form onSubmit={save} aria-label={t('title')}>
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
