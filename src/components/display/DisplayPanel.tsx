import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { displayChange, type DisplayName, displayOptions } from '#domain/display.ts';
import styles from '#src/components/display/DisplaySettings.module.css';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { display } from '#src/session/display.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface OneOfProps {
  name: DisplayName;
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
      onChange={(text) => void display.choose(displayChange(name, text))}
    />
  );
}

/** How every page looks: each choice shows at once, on the page that stays in sight behind. */
export function DisplayPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('display');
  const { choices } = useSyncExternalStore(display.subscribe, display.state);
  const { TextSize, Contrast, Theme, Font, LineSpacing, LetterSpacing, Motion } = displayOptions;
  const spacing = (option: (typeof LineSpacing)[number]) => t(`spacing.${option}`);
  const reset = () => {
    void display.chooseStandard();
    announce(t('isStandard'));
  };
  const groups: readonly (Omit<OneOfProps, 'value'> & { name: DisplayName })[] = [
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

/**
 * Where the choices are saved. A failure is announced once and shown here until a retry works,
 * which is announced too.
 */
function WhereKept(): ReactNode {
  const { t } = useTranslation('display');
  const { t: tc } = useTranslation();
  const { kept } = useSyncExternalStore(display.subscribe, display.state);
  const [isTrying, setTrying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const failed = kept === 'failed' && !isTrying;
  useEffect(() => {
    if (failed) announce(t('failed'));
  }, [failed, t]);
  useSlowAnnouncement(isTrying, tc('wait'));
  const retry = async () => {
    setTrying(true);
    await display.retry();
    if (display.state().kept === 'account') {
      announce(t('kept.account'));
      // The button goes now: whoever is on it stays at this place.
      if (document.activeElement === button.current) place.current?.focus({ preventScroll: true });
    }
    setTrying(false);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {kept === 'failed' || isTrying ? (
        <Notice
          kind="warn"
          word={tc('kind.info')}
          actions={
            <Button ref={button} isBusy={isTrying} onPress={() => void retry()}>
              {tc('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      ) : (
        <p>{t(`kept.${kept}`)}</p>
      )}
    </div>
  );
}
