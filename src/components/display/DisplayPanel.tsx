import { useTranslation } from 'react-i18next';
import {
  displayChange,
  type DisplayName,
  displayOptions,
  STANDARD_DISPLAY,
} from '#domain/display.ts';
import styles from '#src/components/display/DisplayPanel.module.css';
import { WhereKept } from '#src/components/display/WhereKept.tsx';
import { display, useDisplay } from '#src/session/display.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

type LookName = Exclude<DisplayName, 'Language' | 'MailLanguage' | 'Posting'>;

interface OneOfProps {
  name: LookName;
  label: string;
  /** The word of each option, in the order of displayOptions. */
  words: readonly string[];
  value: string | number;
}

function OneOf({ name, label, words, value }: OneOfProps) {
  return (
    <RadioGroup
      label={label}
      layout="row"
      choices={displayOptions[name].map((option, at) => ({
        value: String(option),
        text: words[at] ?? '',
      }))}
      value={String(value)}
      onChange={(text) => display.send({ type: 'choice.made', changes: displayChange(name, text) })}
    />
  );
}

/** How every page looks: each choice shows at once, on the page that stays in sight behind. */
export function DisplayPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('display');
  const choices = useDisplay(({ context }) => context.choices);
  const { TextSize, Contrast, Theme, Font, LineSpacing, LetterSpacing, Motion } = displayOptions;
  const spacing = (option: (typeof LineSpacing)[number]) => t(`spacing.${option}`);
  const reset = () => {
    // The view of postings and the languages are chosen elsewhere, and are no look of pages.
    const { Posting, Language, MailLanguage } = choices;
    const changes = { ...STANDARD_DISPLAY, Posting, Language, MailLanguage };
    display.send({ type: 'choice.made', changes });
    announce(t('isStandard'));
  };
  const groups: readonly Omit<OneOfProps, 'value'>[] = [
    {
      name: 'TextSize',
      label: t('TextSize.label'),
      words: TextSize.map((n) => t(`TextSize.${n}`)),
    },
    {
      name: 'Contrast',
      label: t('Contrast.label'),
      words: Contrast.map((n) => t(`Contrast.${n}`)),
    },
    { name: 'Theme', label: t('Theme.label'), words: Theme.map((n) => t(`Theme.${n}`)) },
    { name: 'Font', label: t('Font.label'), words: Font.map((n) => t(`Font.${n}`)) },
    { name: 'LineSpacing', label: t('LineSpacing'), words: LineSpacing.map(spacing) },
    { name: 'LetterSpacing', label: t('LetterSpacing'), words: LetterSpacing.map(spacing) },
    { name: 'Motion', label: t('Motion.label'), words: Motion.map((n) => t(`Motion.${n}`)) },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="side">
      <Stack gap="tight">
        <p>{t('lead')}</p>
        <WhereKept />
      </Stack>
      <div className={styles.sample}>
        <b>{t('preview')}</b>
        <p>{t('sample')}</p>
      </div>
      {groups.map((group) => (
        <OneOf key={group.name} {...group} value={choices[group.name]} />
      ))}
      <div>
        <Button onPress={reset}>{t('reset')}</Button>
      </div>
    </Dialog>
  );
}
