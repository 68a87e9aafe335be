import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldEvidence } from '#domain/resume.ts';
import { changeEducation, changeWork, EMPTY_EDUCATION, EMPTY_WORK } from '#domain/reviewDraft.ts';
import { ContactFields, NameFields, WishFields } from '#src/pages/candidate/review/AboutFields.tsx';
import { EducationFields } from '#src/pages/candidate/review/EducationFields.tsx';
import { useEmptied } from '#src/pages/candidate/review/useEmptied.ts';
import { useSourceLines } from '#src/pages/candidate/review/useSourceLines.ts';
import { partIdOf, type ReviewFieldsProps } from '#src/pages/candidate/review/fields.ts';
import { SkillsFields } from '#src/pages/candidate/review/SkillsFields.tsx';
import { useEntries } from '#src/pages/candidate/review/useEntries.ts';
import type { ReviewPartsView } from '#src/pages/candidate/review/useReviewParts.ts';
import { WorkFields } from '#src/pages/candidate/review/WorkFields.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ReviewPart } from '#src/ui/reviewPart/ReviewPart.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface ReviewPartsProps extends ReviewFieldsProps {
  parts: ReviewPartsView;
  evidence: readonly FieldEvidence[];
}

/** Every part of the review: name, contact, wishes, each job, each school, skills. */
export function ReviewParts({ draft, onChange, parts, evidence }: ReviewPartsProps) {
  const { t } = useTranslation('review');
  const { words } = parts;
  const work = useEntries({
    list: draft.work_experience,
    part: 'work_experience',
    addId: 'work-add',
    empty: EMPTY_WORK,
    onChange: (work_experience) => onChange({ ...draft, work_experience }),
    addedText: t('work.added'),
    removedText: t('work.removed'),
  });
  const education = useEntries({
    list: draft.education,
    part: 'education',
    addId: 'education-add',
    empty: EMPTY_EDUCATION,
    onChange: (schools) => onChange({ ...draft, education: schools }),
    addedText: t('education.added'),
    removedText: t('education.removed'),
  });
  const emptyingOf = useEmptied({ draft, evidence }, onChange);
  const sourceOf = useSourceLines(draft, evidence, parts.doubtsOf);
  const show = (part: string, fields: () => ReactNode, onRemove?: () => void) => {
    const title = words.title(part);
    const values = words.values(part);
    const state = parts.states.get(part) ?? 'unchecked';
    return (
      <ReviewPart
        key={part}
        id={partIdOf(part)}
        title={title}
        state={state}
        stateWord={t(`part.state.${state}`)}
        summary={values
          .filter(({ isLong }) => !isLong)
          .map(({ value }) => value)
          .join(part === 'name' ? ' ' : ', ')}
        source={sourceOf(part, title, parts.isOpen(part) ? null : values.map(({ value }) => value))}
        reasons={words.reasons(parts.doubtsOf(part))}
        values={values}
        emptyText={t('part.empty')}
        fields={parts.isOpen(part) ? fields() : undefined}
        confirm={{
          word: t('part.confirm'),
          name: t('part.confirmNamed', { title }),
          onPress: () => parts.confirm(part),
        }}
        change={{
          word: t('part.change'),
          name: t('part.changeNamed', { title }),
          onPress: () => parts.open(part),
        }}
        empty={emptyingOf(part, title)}
        remove={
          onRemove && {
            word: t('remove'),
            name: t('removeName', { name: title }),
            onPress: onRemove,
          }
        }
      />
    );
  };
  const edit = { draft, onChange };
  return (
    <>
      {show('name', () => (
        <NameFields {...edit} />
      ))}
      {show('contact', () => (
        <ContactFields {...edit} />
      ))}
      {show('wishes', () => (
        <WishFields {...edit} />
      ))}
      {draft.work_experience.map((entry, index) =>
        show(
          `work_experience/${index}`,
          () => (
            <WorkFields
              entry={entry}
              index={index}
              onChange={(change) => work.replace(index, changeWork(entry, change))}
            />
          ),
          () => work.remove(index),
        ),
      )}
      <Cluster>
        {draft.work_experience.length === 0 ? <p>{t('work.none')}</p> : null}
        <Button id="work-add" onPress={work.add}>
          {t('work.add')}
        </Button>
      </Cluster>
      {draft.education.map((entry, index) =>
        show(
          `education/${index}`,
          () => (
            <EducationFields
              entry={entry}
              index={index}
              onChange={(change) => education.replace(index, changeEducation(entry, change))}
            />
          ),
          () => education.remove(index),
        ),
      )}
      <Cluster>
        {draft.education.length === 0 ? <p>{t('education.none')}</p> : null}
        <Button id="education-add" onPress={education.add}>
          {t('education.add')}
        </Button>
      </Cluster>
      {show('skills', () => (
        <SkillsFields {...edit} />
      ))}
    </>
  );
}
