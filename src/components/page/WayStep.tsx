import { StepLine } from '#src/ui/stepLine/StepLine.tsx';

/** Resume, review, questions, accommodations. The review is a dialog and says its step itself. */
const STEPS = 4;

/** Where one is on the way from a resume to the jobs. */
export function WayStep({ step, text }: { step: number; text: string }) {
  return <StepLine step={step} count={STEPS} text={text} />;
}
