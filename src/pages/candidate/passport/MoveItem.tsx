import { useTranslation } from 'react-i18next';
import { movePassportItem } from '#src/api/queries/passport.ts';
import type { PassportItem } from '#src/api/sections/passport.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface MoveItemProps {
  rows: readonly PassportItem[];
  /** The place of the item, from 1. */
  place: number;
  /** True while something is being saved or deleted. */
  isBusy: boolean;
}

/** Moves an item one place up or down; the focus stays on the button. */
export function MoveItem(props: MoveItemProps) {
  return (
    <>
      <Move {...props} way="up" to={props.place - 1} />
      <Move {...props} way="down" to={props.place + 1} />
    </>
  );
}

function Move({
  rows,
  place,
  isBusy,
  way,
  to,
}: MoveItemProps & { way: 'up' | 'down'; to: number }) {
  const { t } = useTranslation('passport');
  const problemText = useProblemText();
  const item = rows[place - 1];
  const name = item?.Barrier ?? '';
  const id = `move-${way}-${item?.Id}`;
  const call = useAnnouncedCall(async () => {
    if (item) await movePassportItem(item, to);
    return t('items.moved', { name, place: to, all: rows.length });
  });
  return (
    <>
      <Button
        id={id}
        look="plain"
        aria-label={t(`items.${way}Name`, { name })}
        isBusy={call.isCalling}
        isUnavailable={isBusy || to < 1 || to > rows.length}
        onPress={() => {
          call.forget();
          call.start();
        }}
      >
        {t(`items.${way}`)}
      </Button>
      {call.failure ? (
        <FailureNotice
          text={`${t('items.notMoved')} ${problemText(call.failure)}`}
          call={{
            problem: call.failure,
            submit: call.start,
            dismiss: call.forget,
            controlId: id,
          }}
        />
      ) : null}
    </>
  );
}
