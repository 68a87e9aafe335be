import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfItem } from '#domain/disclosure.ts';
import { ITEM_COSTS, ITEM_USES } from '#domain/passport.ts';
import { type PassportItem, passportItemList } from '#src/api/sections/passport.ts';
import { entryHeadingId } from '#src/components/section/sectionTypes.ts';
import { ItemFields } from '#src/pages/candidate/passport/ItemFields.tsx';
import { MoveItem } from '#src/pages/candidate/passport/MoveItem.tsx';
import { PassportList } from '#src/pages/candidate/passport/PassportList.tsx';
import {
  type DeletedItem,
  UNDO_ID,
  UndoDelete,
} from '#src/pages/candidate/passport/UndoDelete.tsx';
import { AskStillShared } from '#src/pages/candidate/sections/AskStillShared.tsx';
import { stateWith } from '#src/pages/candidate/share/startOf.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** The name of the list and of its form. */
export const PASSPORT_ITEMS = 'passport-items';

/** What gets in the way and what helps, in the order of the person. */
export function PassportItems({ userGuid }: { userGuid: string }) {
  const { t } = useTranslation('passport');
  const [deleted, setDeleted] = useState<DeletedItem | null>(null);
  /** What was deleted, until it is answered whether others may go on to read about it. */
  const [unasked, setUnasked] = useState<readonly string[]>([]);
  const usedWhen = (value: string) => ITEM_USES.find((one) => one === value) ?? 'both';
  const costOf = (value: string) => ITEM_COSTS.find((one) => one === value) ?? 'unknown';
  return (
    <PassportList
      userGuid={userGuid}
      card={passportItemList}
      name={PASSPORT_ITEMS}
      words="items"
      icon={Lightbulb}
      labels={{
        Barrier: t('items.Barrier'),
        Helps: t('items.Helps'),
        UsedWhen: t('items.UsedWhen'),
        Cost: t('items.Cost'),
        FromFact: t('items.FromFact'),
      }}
      named="Barrier"
      fields={{
        first: 'Barrier',
        render: (form) => <ItemFields form={form} userGuid={userGuid} />,
      }}
      renderEntry={({ entry, values }, Heading) => (
        <>
          <Heading id={entryHeadingId(PASSPORT_ITEMS, entry.id)} tabIndex={-1}>
            {values.Barrier}
          </Heading>
          <p>{values.Helps}</p>
          <p>
            {t(`items.use.${usedWhen(values.UsedWhen)}`)} {t(`items.cost.${costOf(values.Cost)}`)}
          </p>
        </>
      )}
      renderMore={(rows: readonly PassportItem[]) => ({
        renderButtons: ({ entry, values }, isBusy) => (
          <>
            <MoveItem rows={rows} place={placeOf(rows, entry.id)} isBusy={isBusy} />
            {entry.id === null ? null : (
              <LoneLink
                href={paths.candidate.shareWith({})}
                state={stateWith(keyOfItem(entry.id))}
                aria-label={t('items.shareName', { name: values.Barrier })}
              >
                {t('items.share')}
              </LoneLink>
            )}
          </>
        ),
        onDelete: ({ entry }) => {
          const place = placeOf(rows, entry.id);
          const item = rows[place - 1];
          if (!item) return;
          setDeleted({ item, place });
          setUnasked((before) => [...before, item.Id]);
        },
        // Only once it is gone: what could not be deleted stands in the list.
        note: (
          <>
            {deleted && placeOf(rows, deleted.item.Id) === 0 ? (
              <UndoDelete
                key={deleted.item.Id}
                deleted={deleted}
                headingId={(id) => entryHeadingId(PASSPORT_ITEMS, id)}
                onUndone={() => {
                  setDeleted(null);
                  setUnasked((before) => before.filter((id) => id !== deleted.item.Id));
                }}
              />
            ) : null}
            {unasked.some((id) => placeOf(rows, id) === 0) ? (
              <AskStillShared
                userGuid={userGuid}
                isGone={(key) =>
                  unasked.some((id) => keyOfItem(id) === key && placeOf(rows, id) === 0)
                }
                besideId={UNDO_ID}
                onAnswer={() => setUnasked([])}
              />
            ) : null}
          </>
        ),
      })}
      fieldValue={(field, value) =>
        field === 'UsedWhen'
          ? t(`items.uses.${usedWhen(String(value))}`)
          : field === 'Cost'
            ? t(`items.costs.${costOf(String(value))}`)
            : undefined
      }
    />
  );
}

/** The place of an item in its list, from 1; 0 when it is not there. */
const placeOf = (rows: readonly PassportItem[], id: string | null) =>
  rows.findIndex(({ Id }) => Id === id) + 1;
