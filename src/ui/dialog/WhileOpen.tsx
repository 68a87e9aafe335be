import { memo, type ReactNode } from 'react';

interface WhileOpenProps {
  isOpen: boolean;
  children: ReactNode;
}

/** What a dialog holds. While it fades it stays as it was: what the page knows by then must not change the words under a reader. */
export const WhileOpen = memo(
  function WhileOpen({ children }: WhileOpenProps) {
    return children;
  },
  (_before, { isOpen }) => !isOpen,
);
