import { type ReactNode, useMemo } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { useProfileList } from '#src/api/queries/sections.ts';
import type { ProfileList } from '#src/api/sections/profileList.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type {
  SectionList,
  SectionProps,
  SectionWords,
} from '#src/components/section/sectionTypes.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';

interface PassportListProps<Saved, Values extends FormValues>
  extends Pick<SectionProps<Values>, 'name' | 'fields'>, Pick<SectionWords, 'fieldValue'> {
  userGuid: string;
  card: ProfileList<Saved, Values>;
  /** Its texts in `passport`. */
  words: 'items' | 'agreed';
  icon: LucideIcon;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** The field that names an entry. */
  named: keyof Values & string;
  renderEntry: SectionList<Values>['renderEntry'];
  /** What else its entries can, by what is saved of them. */
  renderMore?: (rows: readonly Saved[]) => Pick<
    SectionList<Values>,
    'renderButtons' | 'onDelete'
  > & {
    note?: ReactNode;
  };
}

/** One of the two lists of the passport: its entries, and the form that adds or changes one. */
export function PassportList<Saved, Values extends FormValues>(
  props: PassportListProps<Saved, Values>,
) {
  const { userGuid, card, words, labels, named, renderMore, fieldValue } = props;
  const { t } = useTranslation('passport');
  const { t: tp } = useTranslation('profile');
  const calls = useMemo(() => card.callsOf(userGuid), [card, userGuid]);
  const query = useProfileList(userGuid, card);
  const fieldLabel = (field: string) =>
    new Map<string, string>(Object.entries(labels)).get(field) ?? field;
  const problem = useFieldProblem(fieldLabel);
  const title = t(`${words}.title`);
  return (
    <SectionFrame title={null} name={t(`${words}.region`)} query={query}>
      {({ rows }, failed) => {
        const { note, ...buttons } = renderMore?.(rows) ?? {};
        return (
          <SectionEditor
            name={props.name}
            isAlone
            start={card.empty}
            calls={calls}
            change={{ userGuid, section: card.section, follows: card.follows }}
            fields={props.fields}
            list={{
              records: rows.map((row): FormRecord => card.recordOf(row)),
              title,
              empty: { icon: props.icon, heading: t(`${words}.none`), text: t(`${words}.empty`) },
              note: (
                <>
                  {failed}
                  {note}
                </>
              ),
              another: t(`${words}.another`),
              renderEntry: props.renderEntry,
              ...buttons,
            }}
            words={{
              formName: t(`${words}.form`),
              add: t(`${words}.add`),
              update: t(`${words}.update`),
              added: t(`${words}.added`),
              updated: t(`${words}.updated`),
              deleted: t(`${words}.deleted`),
              missing: tp('fillAll'),
              problem,
              fieldLabel,
              ...(fieldValue ? { fieldValue } : {}),
              entryName: (values) => String(values[named]),
            }}
          />
        );
      }}
    </SectionFrame>
  );
}
