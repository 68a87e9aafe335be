import { useTranslation } from 'react-i18next';
import {
  Brush,
  Calculator,
  Hammer,
  HandHelping,
  Laptop,
  Leaf,
  PackageOpen,
  PencilLine,
  SprayCan,
  Truck,
  Utensils,
  Wrench,
} from 'lucide-react';
import {
  DONE_ANSWERS,
  FAR_ANSWERS,
  type FinderAnswers,
  type FinderStep,
  HOURS_ANSWERS,
  suggestedSkills,
  WHERE_ANSWERS,
} from '#domain/finder.ts';
import { WORK_TYPES } from '#domain/questions.ts';
import { suggestedKinds, WORK_KINDS, WORK_KINDS_MOST, type WorkKind } from '#domain/workKinds.ts';
import { VISITOR_LIMITS } from '#domain/visitor.ts';
import { MattersFields } from '#src/pages/public/finder/MattersFields.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { PictureChoice } from '#src/ui/pictureChoice/PictureChoice.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const icons = {
  help: HandHelping,
  fix: Wrench,
  nature: Leaf,
  sort: PackageOpen,
  cook: Utensils,
  drive: Truck,
  clean: SprayCan,
  numbers: Calculator,
  words: PencilLine,
  computers: Laptop,
  looks: Brush,
  build: Hammer,
} as const satisfies Readonly<Record<WorkKind, unknown>>;

const kinds = Object.keys(WORK_KINDS) as WorkKind[];

/** The id of the field for the place, which its message leads to. */
export const PLACE_ID = 'finder-place';

interface StepFieldsProps {
  step: FinderStep;
  /** Id of the title, which is the question. */
  titleId: string;
  answers: FinderAnswers;
  placeMessage: string | undefined;
  onChange: (changes: Partial<FinderAnswers>) => void;
}

/** The controls of one question; the title of the page is its name. */
export function StepFields(props: StepFieldsProps) {
  const { step, titleId, answers, placeMessage, onChange } = props;
  const { t } = useTranslation('finder');
  const named = { 'aria-labelledby': titleId };
  switch (step) {
    case 'work':
      return (
        <PictureChoice
          {...named}
          description={
            <>
              {isSuggested(answers) ? <p>{t('work.suggested')}</p> : null}
              <p>{t('work.hint', { chosen: answers.work.length })}</p>
            </>
          }
          choices={kinds.map((kind) => ({
            value: kind,
            text: t(`work.${kind}`),
            icon: icons[kind],
          }))}
          value={answers.work}
          onChange={(chosen) => onChange({ work: kinds.filter((kind) => chosen.includes(kind)) })}
          most={WORK_KINDS_MOST}
          refusedText={t('work.refused')}
        />
      );
    case 'done':
      return (
        <>
          <RadioGroup
            {...named}
            choices={DONE_ANSWERS.map((value) => ({ value, text: t(`done.${value}`) }))}
            value={answers.done ?? ''}
            onChange={(chosen) =>
              onChange({ done: DONE_ANSWERS.find((one) => one === chosen) ?? null })
            }
          />
          {answers.done === null || answers.done === 'no' ? null : (
            <TextField
              label={t('done.jobs')}
              description={t('done.jobsHint')}
              maxLength={300}
              value={answers.jobs}
              onChange={(jobs) => onChange({ jobs })}
            />
          )}
        </>
      );
    case 'skills':
      return (
        <>
          <CheckboxGroup
            {...named}
            description={t('skills.hint')}
            layout="columns"
            choices={[...new Set([...suggestedSkills(answers), ...answers.skills])].map(
              (value) => ({
                value,
                text: value,
              }),
            )}
            value={answers.skills}
            onChange={(skills) => onChange({ skills })}
          />
          <TextField
            label={t('skills.own')}
            description={t('skills.ownHint')}
            maxLength={300}
            value={answers.ownSkills}
            onChange={(ownSkills) => onChange({ ownSkills })}
          />
        </>
      );
    case 'where':
      return (
        <>
          <RadioGroup
            {...named}
            choices={WHERE_ANSWERS.map((value) => ({ value, text: t(`where.${value}`) }))}
            value={answers.where ?? ''}
            onChange={(chosen) =>
              onChange({ where: WHERE_ANSWERS.find((one) => one === chosen) ?? null })
            }
          />
          {answers.where === 'place' ? (
            <TextField
              id={PLACE_ID}
              label={t('where.which')}
              maxLength={VISITOR_LIMITS.place}
              value={answers.place}
              errorMessage={placeMessage}
              onChange={(place) => onChange({ place })}
            />
          ) : null}
        </>
      );
    case 'far':
      return (
        <RadioGroup
          {...named}
          choices={[
            ...FAR_ANSWERS.map((count) => ({
              value: String(count),
              text: t('far.miles', { count }),
            })),
            { value: '', text: t('far.unknown') },
          ]}
          value={String(answers.far ?? '')}
          onChange={(chosen) =>
            onChange({ far: FAR_ANSWERS.find((miles) => String(miles) === chosen) ?? null })
          }
        />
      );
    case 'way':
      return (
        <RadioGroup
          {...named}
          choices={WORK_TYPES.map((value) => ({ value, text: t(`way.${value}`) }))}
          value={answers.way ?? ''}
          onChange={(chosen) => onChange({ way: WORK_TYPES.find((one) => one === chosen) ?? null })}
        />
      );
    case 'hours':
      return (
        <RadioGroup
          {...named}
          choices={[
            ...HOURS_ANSWERS.map((value) => ({ value, text: t(`hours.${value}`) })),
            { value: '', text: t('hours.either') },
          ]}
          value={answers.hours ?? ''}
          onChange={(chosen) =>
            onChange({ hours: HOURS_ANSWERS.find((one) => one === chosen) ?? null })
          }
        />
      );
    case 'matters':
      return <MattersFields {...named} answers={answers} onChange={onChange} />;
  }
}

/** Whether the chosen work is what the activities lead to. */
const isSuggested = ({ work, activities }: FinderAnswers): boolean =>
  work.length > 0 && [...work].sort().join() === suggestedKinds(activities).sort().join();
