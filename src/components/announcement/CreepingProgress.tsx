import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPINNER_TICK_MS } from '#domain/limits.ts';
import { spinnerPercent } from '#domain/spinner.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { ProgressBar } from '#src/ui/bar/ProgressBar.tsx';

interface CreepingProgressProps {
  /** What the person waits for; shown, and announced once. */
  label: string;
  expectedSeconds: number;
}

/**
 * The spinner of section 9: it moves every half second toward 99 % of the expected time, and
 * never reaches 100.
 */
export function CreepingProgress({ label, expectedSeconds }: CreepingProgressProps) {
  const { t } = useTranslation('candidate');
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const withdraw = announce(label, { isWait: true });
    const timer = setInterval(() => setTicks((before) => before + 1), SPINNER_TICK_MS);
    return () => {
      clearInterval(timer);
      withdraw();
    };
  }, [label]);
  const percent = Math.round(spinnerPercent(ticks, expectedSeconds));
  return <ProgressBar label={label} value={percent} valueText={t('percent', { percent })} />;
}
