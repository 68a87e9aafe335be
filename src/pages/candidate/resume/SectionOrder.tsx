import { useTranslation } from 'react-i18next';
import { moveSection, type ResumeChoices } from '#domain/resumeOut/choices.ts';
import type { ResumeSection } from '#domain/resumeOut/words.ts';
import styles from '#src/pages/candidate/resume/SectionOrder.module.css';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface SectionOrderProps {
  choices: ResumeChoices;
  /** The sections that the resume shows, in their order. */
  seen: readonly ResumeSection[];
  onChange: (choices: ResumeChoices) => void;
}

/** The sections with two buttons each. The focus stays on the button, so a second press goes on. */
export function SectionOrder({ choices, seen, onChange }: SectionOrderProps) {
  const { t } = useTranslation('resumeOut');
  return (
    <FieldGroup legend={t('order')}>
      <ol role="list" className={styles.list}>
        {seen.map((section, index) => {
          const name = t(`sections.${section}`);
          const move = (by: -1 | 1) => {
            onChange(moveSection(choices, seen, section, by));
            announce(t('moved', { name, place: index + 1 + by, all: seen.length }));
          };
          return (
            <li key={section} className={styles.row}>
              <span>{name}</span>
              <Cluster>
                <Button
                  look="plain"
                  aria-label={t('upName', { name })}
                  isUnavailable={index === 0}
                  onPress={() => move(-1)}
                >
                  {t('up')}
                </Button>
                <Button
                  look="plain"
                  aria-label={t('downName', { name })}
                  isUnavailable={index === seen.length - 1}
                  onPress={() => move(1)}
                >
                  {t('down')}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}
