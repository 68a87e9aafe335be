import { useTranslation } from 'react-i18next';
import { SEARCH_MILES, VISITOR_LIMITS } from '#domain/visitor.ts';
import type {
  PublicMatchContext,
  PublicMatchEvent,
} from '#machines/publicMatch/publicMatchTypes.ts';
import { VisitorSkills } from '#src/pages/public/match/VisitorSkills.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster, Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface VisitorFormProps {
  context: PublicMatchContext;
  isBusy: boolean;
  send: (event: PublicMatchEvent) => void;
}

const ids = { work: 'visitor-work', place: 'visitor-place' };

/** What a visitor looks for. Only the work is asked for; nothing about a disability is. */
export function VisitorForm({ context, isBusy, send }: VisitorFormProps) {
  const { t } = useTranslation('publicJobs');
  const { t: tc } = useTranslation();
  const { wish, isWorkMissing, isPlaceUnknown, attempt } = context;
  const workMessage = isWorkMissing ? t('workMissing') : undefined;
  const placeMessage = isPlaceUnknown ? t('placeUnknown') : undefined;
  return (
    <>
      <ErrorSummary
        title={t('check')}
        attempt={attempt}
        errors={[
          ...(workMessage ? [{ fieldId: ids.work, text: workMessage }] : []),
          ...(placeMessage ? [{ fieldId: ids.place, text: placeMessage }] : []),
        ]}
      />
      <Form onSubmit={() => send({ type: 'search.requested' })} aria-label={t('form')}>
        <TextArea
          id={ids.work}
          label={t('work')}
          requiredWord={tc('required')}
          description={t('workHint')}
          size="words"
          maxLength={VISITOR_LIMITS.work}
          value={wish.work}
          errorMessage={workMessage}
          onChange={(work) => send({ type: 'wish.changed', changes: { work } })}
        />
        <VisitorSkills
          wish={wish}
          onChange={(changes) => send({ type: 'wish.changed', changes })}
        />
        <Columns>
          <TextField
            id={ids.place}
            label={t('place')}
            description={t('placeHint')}
            size="words"
            maxLength={VISITOR_LIMITS.place}
            value={wish.place}
            errorMessage={placeMessage}
            onChange={(place) => send({ type: 'wish.changed', changes: { place } })}
          />
          {wish.place.trim() === '' ? null : (
            <Select
              label={t('radius')}
              options={SEARCH_MILES.map((miles) => ({
                value: String(miles),
                text: t('miles', { count: miles }),
              }))}
              value={String(wish.radius)}
              onChange={(radius) =>
                send({ type: 'wish.changed', changes: { radius: Number(radius) } })
              }
            />
          )}
        </Columns>
        <Cluster>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('submit')}
          </Button>
          <Button
            onPress={() => {
              send({ type: 'wish.cleared' });
              announce(t('cleared'));
              focusField(ids.work);
            }}
          >
            {t('clear')}
          </Button>
        </Cluster>
      </Form>
    </>
  );
}
