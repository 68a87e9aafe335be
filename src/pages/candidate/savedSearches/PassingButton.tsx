import { Button, type ButtonProps } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

interface PassingButtonProps extends Pick<
  ButtonProps,
  'children' | 'isBusy' | 'onPress' | 'aria-label'
> {
  /** The control that gets its focus. */
  nextId: string;
}

/** A button that goes when its press has done what it says; the focus goes on to a control. */
export function PassingButton({ nextId, ...rest }: PassingButtonProps) {
  const button = usePassedFocus<HTMLButtonElement>(nextId);
  return <Button ref={button} {...rest} />;
}
