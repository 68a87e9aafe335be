import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPINNER_TICK_MS } from '#domain/limits.ts';
import { spinnerPercent } from '#domain/spinner.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { ProgressBar } from '#src/ui/bar/ProgressBar.tsx';

interface CreepingProgressProps {
  /** What is under way; shown, and announced once. */
  label: string;
  expectedSeconds: number;
}

/**
 * The spinner of section 9: half a second a step toward 99 % over the expected time, never 100.
 */
export function CreepingProgress({ label, expectedSeconds }: CreepingProgressProps) {
  const { t } = useTranslation('candidate');
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    announce(label);
    const timer = setInterval(() => setTicks((before) => before + 1), SPINNER_TICK_MS);
    return () => clearInterval(timer);
  }, [label]);
  const percent = Math.round(spinnerPercent(ticks, expectedSeconds));
  return <ProgressBar label={label} value={percent} valueText={t('percent', { percent })} />;
}
