import { useMemo } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '#machines/form/formTypes.ts';
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
import { useUser } from '#src/session/usePerson.ts';

interface ListSectionProps<Saved, Values extends FormValues>
  extends
    Pick<SectionProps<Values>, 'name' | 'fields'>,
    Pick<SectionList<Values>, 'renderEntry' | 'contentOf'>,
    Pick<SectionWords, 'fieldValue' | 'entryName'> {
  /** What the list is and how it is saved. */
  card: ProfileList<Saved, Values>;
  /** Its texts in `profile`. */
  words: 'skills' | 'credentials' | 'education' | 'work';
  /** True when the page's title is the section's title. */
  isAlone: boolean;
  /** Beside what is said of an empty list. */
  icon: LucideIcon;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** What the followed link puts into the empty form, unless it is in the list. */
  typedOf?: (rows: readonly Saved[]) => Values | undefined;
}

/** One of the four lists of the profile: its entries, and the form that adds or changes one. */
export function ListSection<Saved, Values extends FormValues>({
  card,
  words,
  isAlone,
  icon,
  labels,
  typedOf,
  ...own
}: ListSectionProps<Saved, Values>) {
  const { t } = useTranslation('profile');
  const { UserGuid: userGuid } = useUser();
  const calls = useMemo(() => card.callsOf(userGuid), [card, userGuid]);
  const query = useProfileList(userGuid, card);
  const fieldLabel = (field: string) =>
    new Map<string, string>(Object.entries(labels)).get(field) ?? field;
  const problem = useFieldProblem(fieldLabel);
  const title = t(`${words}.title`);
  const [add, added] = [t(`${words}.add`), t(`${words}.added`)];
  // A skill is short: it is deleted and added, and not changed.
  const change =
    words === 'skills'
      ? null
      : {
          another: t(`${words}.another`),
          update: t(`${words}.update`),
          updated: t(`${words}.updated`),
        };
  return (
    <SectionFrame title={isAlone ? null : title} name={title} query={query}>
      {({ rows }, note) => (
        <SectionEditor
          name={own.name}
          isAlone={isAlone}
          start={card.empty}
          typed={typedOf?.(rows)}
          calls={calls}
          change={{ userGuid, section: card.section, follows: card.follows }}
          fields={own.fields}
          list={{
            records: rows.map(card.recordOf),
            title: t(`${words}.list`),
            empty: { icon, heading: t(`${words}.none`), text: t(`${words}.empty`) },
            note,
            renderEntry: own.renderEntry,
            ...(own.contentOf ? { contentOf: own.contentOf } : {}),
            ...(change ? { another: change.another } : { canEdit: false }),
          }}
          words={{
            formName: t(`${words}.form`),
            add,
            update: change?.update ?? add,
            added,
            updated: change?.updated ?? added,
            deleted: t(`${words}.deleted`),
            missing: t('fillAll'),
            problem,
            fieldLabel,
            ...(own.fieldValue ? { fieldValue: own.fieldValue } : {}),
            ...(own.entryName ? { entryName: own.entryName } : {}),
          }}
        />
      )}
    </SectionFrame>
  );
}
